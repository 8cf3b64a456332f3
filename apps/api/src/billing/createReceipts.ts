import { cents, dayMs, type PaidPlanCode, plans } from '@backbeat/domain';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { readAccountCodes } from './accountCodes.ts';
import type { BillingDeps } from './BillingDeps.ts';
import type { ProviderInvoice } from './ProviderInvoice.ts';

/** An unpaid bill is tried for less than that. */
const newestMs = 60 * dayMs;

/** A charge is learned of within this time, but for hours in which no process runs. */
const learnedWithinMs = 2 * dayMs;

/** Of a bill that was paid back as a whole nothing is left to show. */
const paid: ReadonlySet<ProviderInvoice['state']> = new Set(['paid', 'partly_refunded']);

/** The provider may have charged before it shows the bill as paid. */
class NotPaidYet extends Error {}

const isPaidPlan = (planCode: string): planCode is PaidPlanCode => planCode !== 'free' && planCode in plans;

const planOf = ({ lines }: ProviderInvoice): PaidPlanCode | null =>
  lines.flatMap(({ planCode }) => (planCode !== null && isPaidPlan(planCode) ? [planCode] : []))[0] ?? null;

/** An account that is older than letters gets none for its old bills: the bill that is learned of now is its first. */
const receiptsFromOf = async (
  db: Database,
  { id, receiptsFrom }: Pick<UserRow, 'id' | 'receiptsFrom'>,
  nowMs: number,
): Promise<Date> => {
  if (receiptsFrom !== null) return receiptsFrom;
  const from = new Date(nowMs - learnedWithinMs);
  await db.update(users).set({ receiptsFrom: from }).where(eq(users.id, id));
  return from;
};

/**
 * Queues a receipt for each paid bill of an account that has none.
 *
 * @throws while the provider cannot be asked, or still shows a bill as open
 */
export const createReceipts =
  ({ db, clock, billing, letters }: Pick<BillingDeps, 'db' | 'clock' | 'billing' | 'letters'>) =>
  async (userId: number): Promise<void> => {
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user === undefined) return;
    const now = clock.now();
    const receiptsFrom = await receiptsFromOf(db, user, now);
    for (const accountCode of await readAccountCodes(db, user)) {
      const { invoices } = await billing.invoices(accountCode, null);
      const recent = invoices.filter(
        ({ kind, issuedAt }) =>
          kind === 'charge' && issuedAt >= receiptsFrom && issuedAt.getTime() > now - newestMs,
      );
      for (const invoice of recent.filter(({ state, totalCents }) => paid.has(state) && totalCents > 0)) {
        const { number, totalCents, issuedAt } = invoice;
        await letters.queue(db, {
          userId,
          key: `receipt:${number}`,
          letter: {
            kind: 'receipt',
            number,
            planCode: planOf(invoice),
            paidCents: cents(totalCents),
            paidOn: issuedAt.toISOString(),
          },
        });
      }
      if (recent.some(({ state }) => state === 'open')) throw new NotPaidYet('A bill is still open.');
    }
  };
