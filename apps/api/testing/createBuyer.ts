import { type checkoutBody, endpoints } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import type * as z from 'zod/mini';
import { checkouts } from '../src/db/schema/premium.ts';
import type { TestApi, TestPerson } from './createTestApi.ts';
import type { TestSandbox } from './startTestSandbox.ts';

/** The fields of a checkout form. */
export type CheckoutForm = z.input<typeof checkoutBody>;

/** A filled-in form for Premium by the month. */
export const formFor = (
  { user }: { readonly user: Pick<TestPerson['user'], 'hash'> },
  token: string,
  changed: Partial<CheckoutForm> = {},
): CheckoutForm => ({
  first_name: 'Ada',
  last_name: 'Beat',
  email: 'ada@people.example',
  coupon: '',
  gift_card: '',
  agreedTerms: true,
  account_code: user.hash,
  rjs_token_id: token,
  plan_code: 'rocksprem_i_m_v2',
  ...changed,
});

/** Buys at an api, and reads the account and the sandbox's books. */
export const createBuyer = (api: TestApi, sandbox: TestSandbox) => {
  const send = ({ token }: Pick<TestPerson, 'token'>, body: unknown) =>
    api.call('/v1/premium/checkout', { method: 'POST', token, body });
  return {
    send,
    /** Buys with a new token of a test card. */
    buy: async (person: TestPerson, changed: Partial<CheckoutForm> = {}, cardNumber?: string) =>
      send(person, formFor(person, await sandbox.cardToken(cardNumber), changed)),
    account: async ({ token }: Pick<TestPerson, 'token'>) =>
      endpoints.account.response.parse(await (await api.call('/v1/account', { token })).json()),
    /** The sandbox's books of the account. */
    booksOf: ({ user }: Pick<TestPerson, 'user'>) => {
      const { charges, subscriptions } = sandbox.sandbox.ledger();
      const isTheirs = (row: { accountCode: string }) => row.accountCode === user.hash;
      return { charges: charges.filter(isTheirs), subscriptions: subscriptions.filter(isTheirs) };
    },
    attemptsOf: ({ user }: Pick<TestPerson, 'user'>) =>
      api.deps.db.select().from(checkouts).where(eq(checkouts.userId, user.id)),
  };
};

export type Buyer = ReturnType<typeof createBuyer>;
