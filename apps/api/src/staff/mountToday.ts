import { dayMs } from '@backbeat/domain';
import { type DayNumbers, dayNumbersSchema, staffEndpoints } from '@backbeat/sdk/staff';
import { and, count, desc, eq, gte, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { DbDeps } from '../db/Database.ts';
import { gifts } from '../db/schema/gifts.ts';
import { letters } from '../db/schema/letters.ts';
import { cancellationReasons, checkouts } from '../db/schema/premium.ts';
import { staffActs } from '../db/schema/staff.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import type { StaffMount } from './StaffMount.ts';

const days = 30;

type DayNumber = Exclude<keyof DayNumbers, 'day'>;

/** How many there were on each day, in UTC. */
interface Daily {
  readonly table: PgTable;
  readonly at: PgColumn;
  readonly where?: SQL | undefined;
  /** @default one a row */
  readonly sum?: SQL<number>;
}

const letterOf = (kind: typeof letters.$inferSelect.kind): Daily => ({
  table: letters,
  at: letters.queuedAt,
  where: eq(letters.kind, kind),
});

/** Of acts, what staff gave back beyond what people withdrew themselves. */
const refundedByStaff = and(
  isNotNull(staffActs.endedAt),
  isNull(staffActs.failure),
  sql`${staffActs.goal} ? 'amountCents'`,
);
const staffCents = sql<number>`sum((${staffActs.goal} ->> 'amountCents')::integer)`;
const withdrawnCents = sql<number>`sum((${withdrawals.offer} ->> 'total_cents')::integer)`;

/** A trial is kept once its first bill is paid: the first receipt of a person whose trial had begun before. */
const keptTrials = and(
  eq(letters.kind, 'receipt'),
  sql`exists (select 1 from letters begun where begun.user_id = ${letters.userId} and begun.kind = 'trial-begun' and begun.queued_at < ${letters.queuedAt})`,
  sql`not exists (select 1 from letters earlier where earlier.user_id = ${letters.userId} and earlier.kind = 'receipt' and earlier.id <> ${letters.id} and earlier.queued_at < ${letters.queuedAt})`,
);

/** Where each number is counted. */
const sources: Readonly<Record<DayNumber, readonly Daily[]>> = {
  trials_begun: [letterOf('trial-begun')],
  trials_kept: [{ table: letters, at: letters.queuedAt, where: keptTrials }],
  plans_bought: [
    {
      table: checkouts,
      at: checkouts.settledAt,
      where: and(eq(checkouts.state, 'succeeded'), isNull(checkouts.gift)),
    },
  ],
  plans_cancelled: [letterOf('plan-cancelled')],
  payments_failed: [letterOf('payment-failed')],
  payments_recovered: [letterOf('payment-recovered')],
  gift_months: [{ table: gifts, at: gifts.createdAt, sum: sql<number>`sum(${gifts.places})` }],
  refunds: [
    { table: withdrawals, at: withdrawals.refundedAt },
    { table: staffActs, at: staffActs.endedAt, where: refundedByStaff },
  ],
  refunded_cents: [
    { table: withdrawals, at: withdrawals.refundedAt, sum: withdrawnCents },
    { table: staffActs, at: staffActs.endedAt, where: refundedByStaff, sum: staffCents },
  ],
};

const dayText = (atMs: number): string => new Date(atMs).toISOString().slice(0, 10);

/** The last days in numbers, oldest first. */
const readDays = async ({ db, clock }: DbDeps): Promise<DayNumbers[]> => {
  const firstMs = Math.floor(clock.now() / dayMs) * dayMs - (days - 1) * dayMs;
  const read = async ({ table, at, where, sum = sql<number>`count(*)` }: Daily) => {
    const day = sql<string>`to_char(${at} at time zone 'UTC', 'YYYY-MM-DD')`;
    const rows = await db
      .select({ day, number: sum })
      .from(table)
      .where(and(gte(at, new Date(firstMs)), where))
      .groupBy(day);
    return new Map(rows.map((row) => [row.day, Number(row.number)]));
  };
  const byDay = new Map<string, Record<string, number>>();
  for (let index = 0; index < days; index += 1) byDay.set(dayText(firstMs + index * dayMs), {});
  for (const [name, from] of Object.entries(sources))
    for (const source of from) {
      const found = await read(source);
      for (const [day, numbers] of byDay) numbers[name] = (numbers[name] ?? 0) + (found.get(day) ?? 0);
    }
  return [...byDay].map(([day, numbers]) => dayNumbersSchema.parse({ ...numbers, day }));
};

/** GET /staff/v1/today: the last thirty days in numbers. */
export const mountToday = (mount: StaffMount, deps: DbDeps): void => {
  const { db, clock } = deps;

  const readReasons = () =>
    db
      .select({ reason: cancellationReasons.reason, count: count() })
      .from(cancellationReasons)
      .where(gte(cancellationReasons.givenAt, new Date(clock.now() - days * dayMs)))
      .groupBy(cancellationReasons.reason)
      .orderBy(desc(count()));

  const readQueues = async () => {
    const isOpenRefund = and(isNull(withdrawals.refundedAt), isNull(withdrawals.unpaid));
    const isOpenPurchase = inArray(checkouts.state, ['pending']);
    return [
      { name: 'letters', waiting: await db.$count(letters, eq(letters.state, 'queued')) },
      { name: 'refunds', waiting: await db.$count(withdrawals, isOpenRefund) },
      { name: 'purchases', waiting: await db.$count(checkouts, isOpenPurchase) },
      { name: 'acts', waiting: await db.$count(staffActs, isNull(staffActs.endedAt)) },
    ];
  };

  mount(staffEndpoints.staffToday, async () => ({
    days: await readDays(deps),
    cancel_reasons: await readReasons(),
    queues: await readQueues(),
  }));
};
