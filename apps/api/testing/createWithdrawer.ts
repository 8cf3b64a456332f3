import { dayMs } from '@backbeat/domain';
import { endpoints, type Refund } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { letters } from '../src/db/schema/letters.ts';
import { withdrawals } from '../src/db/schema/withdrawals.ts';
import type { CheckoutForm } from './createBuyer.ts';
import type { TestPerson } from './createTestApi.ts';
import type { Shop } from './startShop.ts';

/** What the sandbox's ledger says of an account, in cents. */
export interface LedgerOf {
  readonly charged: readonly number[];
  /** What went back to the card or PayPal. */
  readonly refunded: readonly number[];
  /** Totals of credit notes for refunds. */
  readonly notes: readonly number[];
  readonly plans: readonly string[];
}

/** Buys, asks for money back and reads the books, in a shop whose two clocks move together. */
export const createWithdrawer = ({ api, buyer, sandbox }: Omit<Shop, 'close'>) => {
  /** Signs in for each call: the clock moves by weeks. */
  const call = async ({ user }: Pick<TestPerson, 'user'>, path: string, method = 'GET', body?: unknown) => {
    const { token } = await api.signIn(user);
    return api.call(path, { method, token, ...(body === undefined ? {} : { body }) });
  };
  const payments = async (person: TestPerson): Promise<readonly Refund[]> =>
    endpoints.refunds.response.parse(await (await call(person, '/v1/refunds')).json()).payments;
  const send = (person: TestPerson, { number, version }: Pick<Refund, 'number' | 'version'>) =>
    call(person, '/v1/refunds', 'POST', { number, version });
  return {
    call,
    payments,
    send,
    /** The newest payment. */
    offer: async (person: TestPerson): Promise<Refund> => {
      const [payment] = await payments(person);
      if (payment === undefined) throw new Error('There is no payment.');
      return payment;
    },
    withdraw: async (person: TestPerson, offer: Refund): Promise<Refund> =>
      endpoints.refundConfirm.response.parse(await (await send(person, offer)).json()),
    subscriber: async (changed: Partial<CheckoutForm> = {}, cardNumber?: string): Promise<TestPerson> => {
      const person = await api.signUp();
      const bought = await buyer.buy(person, changed, cardNumber);
      if (!bought.ok) throw new Error(`The plan was not bought: ${await bought.text()}.`);
      return person;
    },
    changePlan: async (person: TestPerson, planCode: string): Promise<void> => {
      const preview = await call(person, '/v1/premium/change/preview', 'POST', { plan_code: planCode });
      const { quote_id } = endpoints.planChangePreview.response.parse(await preview.json());
      const answer = await call(person, '/v1/premium/change', 'POST', { quote_id });
      if (!answer.ok) throw new Error(`The plan was not changed: ${await answer.text()}.`);
    },
    account: async (person: TestPerson) =>
      endpoints.account.response.parse(await (await call(person, '/v1/account')).json()),
    coverage: async (person: TestPerson) =>
      endpoints.coverage.response.parse(await (await call(person, '/v1/coverage')).json()),
    moveDays: async (days: number): Promise<void> => {
      await sandbox.moveClock({ to: new Date(api.deps.clock.now() + days * dayMs).toISOString() });
      api.time.offsetMs += days * dayMs;
    },
    ledgerOf: ({ user }: Pick<TestPerson, 'user'>): LedgerOf => {
      const { charges, invoices, subscriptions, transactions } = sandbox.sandbox.ledger();
      const isTheirs = (row: { readonly accountCode: string }) => row.accountCode === user.hash;
      return {
        charged: charges.filter(isTheirs).map(({ amountCents }) => amountCents),
        refunded: transactions
          .filter((row) => isTheirs(row) && row.type === 'refund' && row.status === 'success')
          .map(({ amountCents }) => amountCents),
        notes: invoices
          .filter((row) => isTheirs(row) && row.origin === 'refund')
          .map(({ totalCents }) => totalCents),
        plans: subscriptions.filter(isTheirs).map(({ state }) => state),
      };
    },
    rowsOf: ({ user }: Pick<TestPerson, 'user'>) =>
      api.deps.db.select().from(withdrawals).where(eq(withdrawals.userId, user.id)),
    /** Letters about money that came back. */
    lettersOf: async ({ user }: Pick<TestPerson, 'user'>) =>
      (await api.deps.db.select().from(letters).where(eq(letters.userId, user.id))).filter(
        ({ kind }) => kind === 'refund' || kind === 'gift-refunded',
      ),
  };
};

export type Withdrawer = ReturnType<typeof createWithdrawer>;
