import { type AudienceTierName, audienceTierNames, proPriceRows } from '@backbeat/domain';

/** A tier of Pro as the boxes and the ladder show it. */
export interface TierRow {
  readonly tier: AudienceTierName;
  /** 1 to 4. */
  readonly number: number;
  readonly viewers: string;
  readonly views: string;
  /** With the sign, without cents: `$1,000`. */
  readonly price: Readonly<Record<'monthly' | 'yearly', string>>;
}

const monthly = proPriceRows('monthly');
const yearly = proPriceRows('yearly');

/** The four tiers, cheapest first. */
export const tierRows: readonly TierRow[] = monthly.map((row, index) => ({
  tier: row.tier,
  number: audienceTierNames.indexOf(row.tier) + 1,
  viewers: row.twitchAudience,
  views: row.youTubeAudience,
  price: { monthly: `$${row.price}`, yearly: `$${yearly[index]?.price ?? row.price}` },
}));
