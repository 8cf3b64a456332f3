import { generalFailureText, PaymentError, type PaymentErrorCode } from '@backbeat/payments';
import { ApiError, AuthError, NetworkError, TimeoutError, WireError } from '@backbeat/sdk';
import { describe, expect, it } from 'vitest';
import { checkoutProblemText, problemOfError, problemOfPayment } from './checkoutProblem.ts';

const api = (status: number, wireCode: string | null, details?: Record<string, unknown>) =>
  new ApiError({
    endpoint: 'premiumCheckout',
    status,
    statusText: '',
    wireCode,
    body:
      wireCode === null ? null : { error: { code: wireCode, message: 'm', ...(details ? { details } : {}) } },
  });
const changed = { currency: 'USD', now_total_cents: 1199, next_total_cents: 1199, quote_hash: 'h' };

describe('a failed call', () => {
  it.each([
    [
      'declined',
      api(402, 'payment_declined', { decline: 'insufficient_funds' }),
      { kind: 'declined', providerCode: 'insufficient_funds' },
    ],
    ['too old a token', api(402, 'payment_declined', { decline: 'invalid_token' }), { kind: 'card-expired' }],
    ['declined without a reason', api(402, 'payment_declined'), { kind: 'declined', providerCode: null }],
    [
      'another total',
      api(409, 'quote_changed', changed),
      { kind: 'quote-changed', nowTotalCents: 1199, nextTotalCents: 1199, hash: 'h' },
    ],
    ['another total, unreadable', api(409, 'quote_changed', {}), { kind: 'failed' }],
    ['coupon', api(422, 'coupon_invalid'), { kind: 'coupon-refused' }],
    ['a trial before', api(422, 'trial_used'), { kind: 'coupon-used', refusal: 'trial_used' }],
    ['a code used before', api(422, 'coupon_used'), { kind: 'coupon-used', refusal: 'coupon_used' }],
    ['gift card', api(422, 'gift_card_invalid'), { kind: 'gift-card-refused' }],
    ['older terms', api(400, 'validation', { fields: { agreed: 'm' } }), { kind: 'terms-changed' }],
    ['still going on', api(409, 'conflict'), { kind: 'busy' }],
    ['too many', api(429, 'rate_limited'), { kind: 'too-often', retryAfterMs: null }],
    ['provider down', api(503, 'provider_unavailable'), { kind: 'unreachable' }],
    ['a code of a newer server', api(418, 'teapot'), { kind: 'failed' }],
    ['no body', api(500, null), { kind: 'failed' }],
    [
      'signed out',
      new AuthError({ endpoint: 'premiumCheckout', statusText: '', body: null, wireCode: null }),
      { kind: 'signed-out' },
    ],
    [
      'an account that is part of another one by now',
      new AuthError({
        endpoint: 'premiumCheckout',
        statusText: '',
        body: { error: { code: 'unauthorized', message: '', details: { reason: 'account_merged' } } },
        wireCode: 'unauthorized',
      }),
      { kind: 'account-merged' },
    ],
    ['offline', new NetworkError({ endpoint: 'premiumCheckout' }), { kind: 'unreachable' }],
    ['too slow', new TimeoutError({ endpoint: 'premiumCheckout', timeoutMs: 1 }), { kind: 'unreachable' }],
    ['anything else', new Error('x'), { kind: 'failed' }],
  ])('%s', (_name, error, problem) => {
    expect(problemOfError(error)).toEqual(problem);
  });

  it.each([
    api(422, 'validation', { fields: { first_name: 'Too big', email: 'Invalid' } }),
    new WireError({
      endpoint: 'premiumCheckout',
      side: 'request',
      path: 'body.first_name',
      fields: ['first_name', 'email'],
      problem: 'Too big',
    }),
  ])('with details that the contract refuses names them: %s', (error) => {
    expect(problemOfError(error)).toEqual({
      kind: 'details-refused',
      fields: ['first_name', 'email'],
      text: 'Some details are missing or not right: first name, email. Please check them and try again.',
    });
  });
});

describe('a failed token', () => {
  it.each<[PaymentErrorCode, string]>([
    ['validation', 'card-incomplete'],
    ['declined', 'declined'],
    ['timeout', 'unreachable'],
    ['unavailable', 'unreachable'],
    ['cancelled', 'failed'],
    ['action-required', 'failed'],
    ['expired-token', 'card-expired'],
    ['unknown', 'failed'],
  ])('%s → %s', (code, kind) => {
    expect(problemOfPayment(new PaymentError(code, 'm')).kind).toBe(kind);
  });
});

describe('the words', () => {
  it('say the sentence of the specification for every failure', () => {
    const kinds = ['challenge-failed', 'paypal-failed', 'unreachable', 'failed'] as const;
    for (const kind of kinds) expect(checkoutProblemText({ kind }).banner).toBe(generalFailureText);
    expect(checkoutProblemText({ kind: 'declined', providerCode: null }).banner).toBe(generalFailureText);
    const tooOften = checkoutProblemText({ kind: 'too-often', retryAfterMs: 856_000 });
    expect(tooOften.banner).toBe(generalFailureText);
    expect(tooOften.detail).toContain('try again in 15 minutes. Nothing was charged.');
  });

  it.each([
    [null, 'Your bank declined this card. Try another card or PayPal. Nothing was charged.'],
    ['unheard_of', 'Your bank declined this card. Try another card or PayPal. Nothing was charged.'],
    [
      'insufficient_funds',
      'There is not enough money on this card. Try another card or PayPal. Nothing was charged.',
    ],
  ])('a decline for %j is told at the card', (providerCode, detail) => {
    expect(checkoutProblemText({ kind: 'declined', providerCode })).toMatchObject({ detail, isAtCard: true });
  });

  it('ask for the card again when its token ran out', () => {
    expect(checkoutProblemText({ kind: 'card-expired' })).toMatchObject({
      banner: generalFailureText,
      detail: 'The card details were entered too long ago. Enter them again. Nothing was charged.',
      isAtCard: true,
    });
  });

  it.each([
    [1451, 1451, 'The price has changed: the total today is now $14.51.'],
    [0, 1451, 'The price has changed: nothing is due today, and the next payment is now $14.51.'],
  ])('say what has changed: %s today, then %s', (now_total_cents, next_total_cents, words) => {
    const problem = problemOfError(
      api(409, 'quote_changed', { ...changed, now_total_cents, next_total_cents }),
    );
    expect(checkoutProblemText(problem).detail).toContain(`${words} Nothing was charged.`);
  });

  it('say why a coupon is used up', () => {
    expect(checkoutProblemText({ kind: 'coupon-used', refusal: 'trial_used' })).toMatchObject({
      banner: null,
      detail:
        'You have already had a free trial. There is one for each person. So the code was taken off. Nothing was charged.',
      isQuestion: true,
    });
  });

  it('name what the contract refused, and say that nothing was charged', () => {
    const problem = problemOfError(api(422, 'validation', { fields: { email: 'Invalid' } }));
    expect(checkoutProblemText(problem)).toMatchObject({
      banner: null,
      detail: expect.stringMatching(/not right: email\..+Nothing was charged\.$/),
      isQuestion: true,
    });
  });

  it('ask again, without an error banner, when nothing failed', () => {
    const kinds = [
      'challenge-closed',
      'busy',
      'coupon-refused',
      'gift-card-refused',
      'signed-out',
      'account-merged',
    ] as const;
    for (const kind of kinds) {
      expect(checkoutProblemText({ kind })).toMatchObject({ banner: null, isQuestion: true });
    }
  });
});
