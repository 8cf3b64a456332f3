import { PaymentError, type PaymentErrorCode } from '@backbeat/payments';
import { ApiError, AuthError, NetworkError, TimeoutError } from '@backbeat/sdk';
import { describe, expect, it } from 'vitest';
import { type PurchaseSteps, runPurchase } from './runPurchase.ts';

const api = (status: number, wireCode: string, details?: Record<string, unknown>) =>
  new ApiError({
    endpoint: 'premiumCheckout',
    status,
    statusText: '',
    wireCode,
    body: { error: { code: wireCode, message: 'm', ...(details ? { details } : {}) } },
  });
const asked = api(402, 'three_d_secure_required', { action_token_id: 'action' });
const offline = new NetworkError({ endpoint: 'premiumCheckout' });
const ok = (id: string) => ({ ok: true, value: { id } }) as const;
const no = (code: PaymentErrorCode) => ({ ok: false, error: new PaymentError(code, 'm') }) as const;

/** Steps that answer as told, and a record of what was sent. */
const scene = (changes: Partial<PurchaseSteps>, answers: readonly (Error | null)[] = [null]) => {
  const sent: string[][] = [];
  const steps: PurchaseSteps = {
    token: async () => ok('token'),
    send: async (...ids) => {
      sent.push(ids.filter((id) => id !== undefined));
      const answer = answers[sent.length - 1] ?? null;
      if (answer !== null) throw answer;
    },
    challenge: async () => ok('result'),
    hasPlan: async () => false,
    ...changes,
  };
  return { sent, outcome: runPurchase(steps) };
};

it('buys', async () => {
  const { sent, outcome } = scene({});
  expect(await outcome).toEqual({ kind: 'done' });
  expect(sent).toEqual([['token']]);
});

describe('without a token nothing is sent', () => {
  it.each([
    ['validation', 'card-incomplete'],
    ['declined', 'declined'],
    ['unavailable', 'unreachable'],
    ['unknown', 'failed'],
  ] as const)('%s → %s', async (code, kind) => {
    const { sent, outcome } = scene({ token: async () => no(code) });
    expect(await outcome).toMatchObject({ kind: 'failed', problem: { kind }, keepsToken: false });
    expect(sent).toEqual([]);
  });
});

describe('a refusal', () => {
  it.each([
    ['declined', api(402, 'payment_declined', { decline: 'declined' }), 'declined', false],
    [
      'another total',
      api(409, 'quote_changed', {
        currency: 'USD',
        now_total_cents: 1,
        next_total_cents: 1,
        quote_hash: 'h',
      }),
      'quote-changed',
      false,
    ],
    ['coupon', api(422, 'coupon_invalid'), 'coupon-refused', false],
    ['too often', api(429, 'rate_limited'), 'too-often', true],
    [
      'signed out',
      new AuthError({ endpoint: 'x', statusText: '', body: null, wireCode: null }),
      'signed-out',
      false,
    ],
  ])('%s', async (_name, error, kind, keepsToken) => {
    const { outcome } = scene({}, [error]);
    expect(await outcome).toMatchObject({ kind: 'failed', problem: { kind }, keepsToken });
  });
});

describe.each([
  ['offline', offline],
  ['too slow', new TimeoutError({ endpoint: 'x', timeoutMs: 1 })],
  ['server error', api(500, 'internal')],
  ['provider down', api(503, 'provider_unavailable')],
  ['still going on', api(409, 'conflict')],
])('when the answer is unclear: %s', (_name, error) => {
  it('it is done if the plan is there', async () => {
    expect(await scene({ hasPlan: async () => true }, [error]).outcome).toEqual({ kind: 'done' });
  });
  it('it keeps the token if not', async () => {
    expect(await scene({}, [error]).outcome).toMatchObject({ kind: 'failed', keepsToken: true });
  });
  it('it keeps the token if even that cannot be asked', async () => {
    const hasPlan = () => Promise.reject(offline);
    expect(await scene({ hasPlan }, [error]).outcome).toMatchObject({ kind: 'failed', keepsToken: true });
  });
});

it('a plan that is theirs already is done', async () => {
  expect(await scene({ hasPlan: async () => true }, [api(409, 'already_subscribed')]).outcome).toEqual({
    kind: 'done',
  });
});

describe('when the bank asks', () => {
  it('repeats the purchase with its answer', async () => {
    const { sent, outcome } = scene({}, [asked, null]);
    expect(await outcome).toEqual({ kind: 'done' });
    expect(sent).toEqual([['token'], ['token', 'result']]);
  });
  it.each([
    ['cancelled', 'challenge-closed'],
    ['declined', 'challenge-failed'],
    ['timeout', 'challenge-failed'],
  ] as const)('%s → %s, nothing more is sent', async (code, kind) => {
    const { sent, outcome } = scene({ challenge: async () => no(code) }, [asked]);
    expect(await outcome).toMatchObject({ kind: 'failed', problem: { kind }, keepsToken: false });
    expect(sent).toHaveLength(1);
  });
  it('a second refusal is told', async () => {
    const { outcome } = scene({}, [asked, api(402, 'payment_declined')]);
    expect(await outcome).toMatchObject({ kind: 'failed', problem: { kind: 'declined' } });
  });
});
