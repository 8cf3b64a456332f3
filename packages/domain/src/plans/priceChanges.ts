import type { AudienceTierName } from '../audience/audienceTiers.ts';
import { type Cents, cents } from '../money/cents.ts';
import { dayMs } from '../time/addSpan.ts';
import { instantMs } from '../time/instantMs.ts';
import type { PaidPlanCode, PlanCode } from './PlanCode.ts';

/** A list price that began on a day. Pro has one for each size of audience. */
export interface PriceChange {
  /** The first day of the price, ISO 8601, in UTC. */
  readonly on: string;
  readonly planCode: PaidPlanCode;
  /** `null` where the audience does not decide. */
  readonly audienceTier: AudienceTierName | null;
  readonly amountCents: Cents;
}

type Row = readonly [PaidPlanCode, amountCents: number, audienceTier?: AudienceTierName];

const startingOn = (on: string, rows: readonly Row[]): readonly PriceChange[] =>
  rows.map(([planCode, amountCents, audienceTier = null]) => ({
    on,
    planCode,
    audienceTier,
    amountCents: cents(amountCents),
  }));

/**
 * Every list price that there was, oldest first. The last one of a plan is what it costs today; a new price is a
 * new row, and the old ones stay.
 *
 * @example priceChanges.at(-1)?.on // → '2022-06-16'
 */
export const priceChanges: readonly PriceChange[] = [
  ...startingOn('2021-10-21', [
    ['rocksprem_i_m_v2', 1499],
    ['rocksprem_i_y_v2', 8988],
    ['rockspremdownloads_m_v1', 1199],
    ['rockspremdownloads_y_v1', 7188],
    ['rockspro_m_v1', 2500, 'One'],
    ['rockspro_y_v1', 25000, 'One'],
    ['rockspro_m_v1', 5000, 'Two'],
    ['rockspro_y_v1', 50000, 'Two'],
    ['rockspro_m_v1', 10000, 'Three'],
    ['rockspro_y_v1', 100000, 'Three'],
    ['rockspro_m_v1', 50000, 'Four'],
    ['rockspro_y_v1', 500000, 'Four'],
  ]),
  ...startingOn('2022-06-16', [
    ['rocksprem_i_m_v2', 1199],
    ['rocksprem_i_y_v2', 7188],
  ]),
];

/** A price, its first day, and what the law requires beside a price that was lowered. */
export interface PriceRecord extends PriceChange {
  /** The price on the day before; `null` for the first price. */
  readonly beforeCents: Cents | null;
  /** The lowest price of the 30 days before it began; `null` for the first price. */
  readonly lowestBeforeCents: Cents | null;
}

/** The lowest price that held at any moment between two. `rows` are one plan's, oldest first. */
const lowestBetween = (rows: readonly PriceChange[], fromMs: number, untilMs: number): Cents | null => {
  const held = rows.filter(
    ({ on }, index) => instantMs(on) < untilMs && instantMs(rows[index + 1]?.on ?? '9999-12-31') > fromMs,
  );
  return held.reduce<Cents | null>(
    (lowest, { amountCents }) => (lowest === null || amountCents < lowest ? amountCents : lowest),
    null,
  );
};

/**
 * One plan's prices with what stood before each, oldest first.
 *
 * @param planCode of any plan; the free one has no prices
 * @param changes the record to read
 * @example priceRecords('rocksprem_i_y_v2').at(-1)?.lowestBeforeCents // → 8988
 */
export const priceRecords = (
  planCode: PlanCode,
  audienceTier: AudienceTierName | null = null,
  changes: readonly PriceChange[] = priceChanges,
): readonly PriceRecord[] => {
  const rows = changes.filter((row) => row.planCode === planCode && row.audienceTier === audienceTier);
  return rows.map((row, index) => {
    const startMs = instantMs(row.on);
    return {
      ...row,
      beforeCents: rows[index - 1]?.amountCents ?? null,
      lowestBeforeCents: lowestBetween(rows.slice(0, index), startMs - 30 * dayMs, startMs),
    };
  });
};
