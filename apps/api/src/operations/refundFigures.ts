import { and, count, isNotNull, isNull, min } from 'drizzle-orm';
import { Gauge, type Registry } from 'prom-client';
import type { Database } from '../db/Database.ts';
import { gifts } from '../db/schema/gifts.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';

/** Money that is to go back and has not: how long it has waited, and what the provider does not send at all. */
export const addRefundFigures = (registry: Registry, db: Database, nowMs: () => number): void => {
  new Gauge({
    name: 'refunds_oldest_open_seconds',
    help: 'How long the oldest refund that the payment provider has not made yet has waited',
    registers: [registry],
    async collect() {
      try {
        const [withdrawn] = await db
          .select({ since: min(withdrawals.askedAt) })
          .from(withdrawals)
          .where(and(isNull(withdrawals.refundedAt), isNull(withdrawals.unpaid)));
        const [cancelled] = await db
          .select({ since: min(gifts.endedAt) })
          .from(gifts)
          .where(and(isNotNull(gifts.endedAt), isNull(gifts.refundedAt), isNull(gifts.refundUnpaid)));
        const since = [withdrawn, cancelled].map((row) => row?.since?.getTime() ?? nowMs());
        this.set(Math.max(0, (nowMs() - Math.min(...since)) / 1000));
      } catch {
        this.set(Number.NaN);
      }
    },
  });
  new Gauge({
    name: 'refunds_unpaid',
    help: 'Refunds that the payment provider does not send: the bank gets the payment back, or support has to send it',
    labelNames: ['reason'],
    registers: [registry],
    async collect() {
      try {
        const withdrawn = await db
          .select({ reason: withdrawals.unpaid, refunds: count() })
          .from(withdrawals)
          // A withdrawn gift is counted as a gift.
          .where(
            and(isNull(withdrawals.refundedAt), isNotNull(withdrawals.unpaid), isNull(withdrawals.giftId)),
          )
          .groupBy(withdrawals.unpaid);
        const cancelled = await db
          .select({ reason: gifts.refundUnpaid, refunds: count() })
          .from(gifts)
          .where(and(isNotNull(gifts.endedAt), isNull(gifts.refundedAt), isNotNull(gifts.refundUnpaid)))
          .groupBy(gifts.refundUnpaid);
        for (const reason of ['disputed', 'by_support'] as const)
          this.set(
            { reason },
            [...withdrawn, ...cancelled]
              .filter((row) => row.reason === reason)
              .reduce((sum, { refunds }) => sum + refunds, 0),
          );
      } catch {
        this.reset();
      }
    },
  });
};
