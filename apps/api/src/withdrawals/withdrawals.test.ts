import { dayMs } from '@backbeat/domain';
import { endpoints, errorDetails, type Refund } from '@backbeat/sdk/contract';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { codeOf, errorOf, type TestApi, type TestPerson } from '../../testing/createTestApi.ts';
import { createWithdrawer, type Withdrawer } from '../../testing/createWithdrawer.ts';
import { startShop } from '../../testing/startShop.ts';
import type { TestSandbox } from '../../testing/startTestSandbox.ts';

let sandbox: TestSandbox;
let api: TestApi;
let withdrawer: Withdrawer;
beforeAll(async () => {
  const shop = await startShop({ environment: { LIMIT_INVOICES_PER_MINUTE: '10000' } });
  ({ sandbox, api } = shop);
  withdrawer = createWithdrawer(shop);
  return shop.close;
});
afterEach(() => sandbox.sandbox.faults.clear());

const monthly = 'rocksprem_i_m_v2';
const yearly = 'rocksprem_i_y_v2';
const visa = { kind: 'card', brand: 'Visa', last_four: '1111' };

/** Withdraws as shown, and returns the offer, the acknowledgement and the books. */
const withdrawn = async (person: TestPerson, offer?: Refund) => {
  const shown = offer ?? (await withdrawer.offer(person));
  const answer = await withdrawer.withdraw(person, shown);
  return { shown, answer, books: withdrawer.ledgerOf(person) };
};
const reasonOf = async (answer: Response) => {
  const error = await errorOf(answer);
  return [error.code, errorDetails.refund_refused.parse(error.details).reason];
};
const payPalToken = async (): Promise<string> => {
  const page = await (await fetch(`${sandbox.url}/js/v1/paypal/start?event=e&amount=11.99`)).text();
  return /&quot;id&quot;:&quot;([\w-]{22})&quot;/.exec(page)?.[1] ?? '';
};
const giftCard = async (cents: number): Promise<string> => {
  const answer = await fetch(`${sandbox.url}/v3/gift_cards`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from('sandbox-private-key:').toString('base64')}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({
      product_code: 'backbeat_gift_card',
      unit_amount: cents / 100,
      currency: 'USD',
      delivery: { method: 'email', email_address: 'a@b.example' },
      gifter_account: {
        code: 'gifter',
        email: 'gifter@people.example',
        first_name: 'Ada',
        last_name: 'Beat',
        billing_info: { token_id: await sandbox.cardToken() },
      },
    }),
  });
  return z.object({ redemption_code: z.string() }).parse(await answer.json()).redemption_code;
};
const cardsOf = ({ user }: TestPerson) =>
  sandbox.sandbox
    .ledger()
    .giftCards.filter(({ recipient }) => recipient === user.hash)
    .map(({ balanceCents }) => balanceCents);
const creditOf = async (person: TestPerson) =>
  endpoints.premiumCredit.response.parse(await (await withdrawer.call(person, '/v1/premium/credit')).json())
    .credit_cents;

describe('a first payment', () => {
  it('goes back to the card, the plan ends at once, and it is acknowledged on screen and by letter', async () => {
    const person = await withdrawer.subscriber();
    const { shown, answer, books } = await withdrawn(person);
    expect(shown).toMatchObject({
      kind: 'purchase',
      plan_code: monthly,
      paid_cents: 1199,
      reason: null,
      total_cents: 1199,
      method_cents: 1199,
      gift_card_cents: 0,
      credit_cents: 0,
      method: visa,
      ends: 'plan',
      withdrawn: null,
    });
    expect(Date.parse(shown.until) - Date.parse(shown.paid_at)).toBe(14 * dayMs);
    expect(answer).toEqual({ ...shown, withdrawn: answer.withdrawn });
    expect(answer.withdrawn?.reference).toMatch(/^[\dA-Z]{4}-[\dA-Z]{4}-[\dA-Z]{4}$/);
    expect(answer.withdrawn?.done_at).not.toBeNull();
    expect(books).toEqual({ charged: [1199], refunded: [1199], notes: [-1199], plans: ['expired'] });
    expect(await withdrawer.account(person)).toMatchObject({
      user: { tier: 'free' },
      subscription: { state: 'expired', paid_through_date: answer.withdrawn?.at },
    });
    expect((await withdrawer.lettersOf(person)).map(({ letter }) => letter)).toEqual([
      {
        kind: 'refund',
        reference: answer.withdrawn?.reference,
        number: shown.number,
        planCode: monthly,
        gift: null,
        withdrawnAt: answer.withdrawn?.at,
        refundCents: 1199,
        method: { kind: 'card', brand: 'Visa', lastFour: '1111' },
        methodCents: 1199,
        giftCardCents: 0,
        creditCents: 0,
        endsPlan: true,
        isSignedOut: false,
        unpaid: null,
      },
    ]);
    // The page shows the acknowledgement from then on, and a second press answers the same.
    expect(await withdrawer.offer(person)).toEqual(answer);
    expect(await withdrawer.withdraw(person, shown)).toEqual(answer);
    expect(withdrawer.ledgerOf(person).refunded).toEqual([1199]);
  });

  it('of a free trial has nothing to give back', async () => {
    const person = await withdrawer.subscriber({ coupon: 'twitch14' });
    const [payment] = await withdrawer.payments(person);
    expect(payment).toMatchObject({ reason: 'nothing_paid', total_cents: 0, ends: null });
    if (payment !== undefined)
      expect(await reasonOf(await withdrawer.send(person, payment))).toEqual([
        'refund_refused',
        'nothing_paid',
      ]);
    expect(withdrawer.ledgerOf(person).plans).toEqual(['active']);
  });

  it('with a coupon goes back as far as it was paid', async () => {
    const person = await withdrawer.subscriber({ coupon: 'vidcon50' });
    const { shown, books } = await withdrawn(person);
    expect(shown.total_cents).toBe(books.charged[0]);
    expect(books.refunded).toEqual(books.charged);
    expect(shown.total_cents).toBeLessThan(1199);
  });

  it('by PayPal goes back to PayPal', async () => {
    const person = await withdrawer.subscriber({ rjs_token_id: await payPalToken() });
    const { shown, books } = await withdrawn(person);
    expect(shown).toMatchObject({ method_cents: 1199, method: { kind: 'paypal' } });
    expect(books.refunded).toEqual([1199]);
    const [back] = sandbox.sandbox
      .ledger()
      .transactions.filter((row) => row.accountCode === person.user.hash && row.type === 'refund');
    expect(back?.methodKind).toBe('paypal');
    expect((await withdrawer.lettersOf(person)).map(({ letter }) => letter)).toMatchObject([
      { method: { kind: 'paypal' }, methodCents: 1199 },
    ]);
  });

  it('by card and gift card goes back to both, each what it paid', async () => {
    const person = await withdrawer.subscriber({ plan_code: yearly, gift_card: await giftCard(2000) });
    expect(cardsOf(person)).toEqual([0]);
    const { shown, books } = await withdrawn(person);
    expect(shown).toMatchObject({ total_cents: 7188, method_cents: 5188, gift_card_cents: 2000 });
    expect(books).toMatchObject({ charged: [5188], refunded: [5188], notes: [-7188] });
    expect(cardsOf(person)).toEqual([2000]);
    expect(await creditOf(person)).toBe(2000);
  });

  it('by a gift card alone goes back to it', async () => {
    const person = await withdrawer.subscriber({ gift_card: await giftCard(5000) });
    const { shown, books } = await withdrawn(person);
    expect(shown).toMatchObject({ total_cents: 1199, method_cents: 0, gift_card_cents: 1199, method: null });
    expect(books).toMatchObject({ charged: [], refunded: [], notes: [-1199], plans: ['expired'] });
    expect(cardsOf(person)).toEqual([5000]);
  });
});

describe('a plan that is bought again', () => {
  it('is withdrawn from again', async () => {
    const person = await withdrawer.subscriber();
    const first = await withdrawn(person);
    const bought = await withdrawer.call(person, '/v1/premium/checkout', 'POST', {
      first_name: 'Ada',
      last_name: 'Beat',
      email: 'ada@people.example',
      coupon: '',
      gift_card: '',
      agreedTerms: true,
      account_code: person.user.hash,
      rjs_token_id: await sandbox.cardToken(),
      plan_code: monthly,
    });
    expect(bought.status).toBe(204);
    const second = await withdrawn(
      person,
      (await withdrawer.payments(person)).find((one) => one.withdrawn === null),
    );
    expect(second.answer.withdrawn?.reference).not.toBe(first.answer.withdrawn?.reference);
    expect(second.books).toEqual({
      charged: [1199, 1199],
      refunded: [1199, 1199],
      notes: [-1199, -1199],
      plans: ['expired', 'expired'],
    });
    expect(await withdrawer.lettersOf(person)).toHaveLength(2);
  });
});

describe('a pause and a cancellation', () => {
  it.each(['a pause that waits', 'a cancellation'])('%s ends with the plan', async (what) => {
    const person = await withdrawer.subscriber();
    if (what === 'a cancellation') await withdrawer.call(person, '/v1/premium/cancel', 'POST');
    else {
      const until = new Date(api.deps.clock.now() + 60 * dayMs).toISOString();
      const preview = await withdrawer.call(person, '/v1/premium/pause/preview', 'POST', { until });
      const { quote_id } = endpoints.pausePreview.response.parse(await preview.json());
      expect((await withdrawer.call(person, '/v1/premium/change', 'POST', { quote_id })).status).toBe(204);
    }
    const { answer, books } = await withdrawn(person);
    expect(answer).toMatchObject({ total_cents: 1199, ends: 'plan' });
    expect(books).toMatchObject({ refunded: [1199], plans: ['expired'] });
    expect(await withdrawer.account(person)).toMatchObject({
      user: { tier: 'free' },
      subscription: { state: 'expired', next_billing_date: null },
    });
  });
});

describe('what a bank takes back', () => {
  it('does not go back twice', async () => {
    const person = await withdrawer.subscriber();
    const before = await withdrawer.offer(person);
    await sandbox.chargeBack(before.number);
    expect(await reasonOf(await withdrawer.send(person, before))).toEqual(['refund_refused', 'disputed']);
    expect(await withdrawer.offer(person)).toMatchObject({ reason: 'disputed', total_cents: 0 });
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [], plans: ['active'] });
  });
});

describe('confirming', () => {
  it('is refused for what is not what was shown, and for what is somebody else’s or unknown', async () => {
    const person = await withdrawer.subscriber();
    const shown = await withdrawer.offer(person);
    const other = await api.signUp();
    expect(await codeOf(await withdrawer.send(person, { ...shown, version: 'older' }))).toBe(
      'refund_changed',
    );
    expect(await codeOf(await withdrawer.send(other, shown))).toBe('not_found');
    expect(await codeOf(await withdrawer.send(person, { ...shown, number: '999999' }))).toBe('not_found');
    expect(withdrawer.ledgerOf(person)).toMatchObject({ refunded: [], plans: ['active'] });
    expect(await withdrawer.rowsOf(person)).toEqual([]);
  });

  it('answers nobody else what was withdrawn', async () => {
    const person = await withdrawer.subscriber();
    const { shown } = await withdrawn(person);
    expect(await codeOf(await withdrawer.send(await api.signUp(), shown))).toBe('not_found');
  });
});

// These move the clocks, which only go forward.
describe('days later', () => {
  it('a change of plan: the change goes back to card and credit, and what came before as far as it was used', async () => {
    const person = await withdrawer.subscriber();
    const first = await withdrawer.offer(person);
    await withdrawer.moveDays(3);
    await withdrawer.changePlan(person, yearly);
    const credit = 7188 - (withdrawer.ledgerOf(person).charged[1] ?? 0);
    expect(credit).toBeGreaterThan(0);
    const [change, earlier] = await withdrawer.payments(person);
    expect(change).toMatchObject({
      kind: 'change',
      plan_code: yearly,
      total_cents: 7188,
      method_cents: 7188 - credit,
      credit_cents: credit,
      ends: 'plan',
    });
    expect(earlier).toMatchObject({
      number: first.number,
      kind: 'purchase',
      total_cents: 1199 - credit,
      method_cents: 1199 - credit,
      ends: null,
    });
    expect(await codeOf(await withdrawer.send(person, first))).toBe('refund_changed');
    const { books } = await withdrawn(person, change);
    expect(books).toMatchObject({ refunded: [7188 - credit], plans: ['expired'] });
    expect(await creditOf(person)).toBe(credit);
    const after = await withdrawn(person, earlier);
    expect(after.books.refunded).toEqual([7188 - credit, 1199 - credit]);
    expect(after.books.charged.reduce((sum, paid) => sum + paid)).toBe(
      after.books.refunded.reduce((sum, back) => sum + back) + credit,
    );
  });

  it('a first payment whose plan was changed goes back alone, and the new plan goes on', async () => {
    const person = await withdrawer.subscriber();
    await withdrawer.moveDays(2);
    await withdrawer.changePlan(person, yearly);
    const [, earlier] = await withdrawer.payments(person);
    const { answer, books } = await withdrawn(person, earlier);
    expect(answer.ends).toBeNull();
    expect(books).toMatchObject({ refunded: [answer.total_cents], plans: ['active'] });
    expect((await withdrawer.account(person)).subscription).toMatchObject({
      state: 'active',
      plan_code: yearly,
    });
  });

  it('covers until the moment of withdrawal and not after, in the light and in certificates', async () => {
    const person = await api.signUp('nova_streams');
    const bought = await withdrawer.call(person, '/v1/premium/checkout', 'POST', {
      first_name: 'Ada',
      last_name: 'Beat',
      email: 'ada@people.example',
      coupon: '',
      gift_card: '',
      agreedTerms: true,
      account_code: person.user.hash,
      rjs_token_id: await sandbox.cardToken(),
      plan_code: monthly,
    });
    expect(bought.status).toBe(204);
    const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);
    const from = dayOf(api.deps.clock.now());
    await withdrawer.moveDays(5);
    expect(await withdrawer.coverage(person)).toMatchObject({ light: 'green' });
    const { answer } = await withdrawn(person);
    const at = answer.withdrawn?.at ?? '';
    expect(await withdrawer.coverage(person)).toMatchObject({ light: 'red' });
    await withdrawer.moveDays(2);
    const issued = await withdrawer.call(person, '/v1/certificates', 'POST', {
      platform: 'twitch',
      from,
      until: dayOf(api.deps.clock.now()),
    });
    const certificate = endpoints.certificateIssue.response.parse(await issued.json());
    expect(certificate.covered.map(({ until }) => until)).toEqual([at]);
  });

  it('a renewal goes back in full, and the first payment is too old by then', async () => {
    const person = await withdrawer.subscriber();
    await withdrawer.moveDays(33);
    const all = await withdrawer.payments(person);
    expect(all).toHaveLength(1);
    expect(all[0]).toMatchObject({ kind: 'renewal', total_cents: 1199, ends: 'plan' });
    const { books } = await withdrawn(person);
    expect(books).toEqual({
      charged: [1199, 1199],
      refunded: [1199],
      notes: [-1199],
      plans: ['expired'],
    });
  });

  it('it is too late after 14 days, also for what was shown before', async () => {
    const person = await withdrawer.subscriber();
    const shown = await withdrawer.offer(person);
    await withdrawer.moveDays(14);
    expect(await withdrawer.payments(person)).toEqual([]);
    expect(await reasonOf(await withdrawer.send(person, shown))).toEqual(['refund_refused', 'too_late']);
  });
});
