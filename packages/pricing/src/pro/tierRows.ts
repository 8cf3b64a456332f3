import {
  type AudienceTierName,
  audienceTierNames,
  audienceTiers,
  currency as ownCurrency,
} from '@backbeat/domain';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import { proTexts } from '../texts/english/pro.ts';
import { moneyText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';

/** A price that holds for an audience. */
export interface PriceTier<Name extends string = AudienceTierName> {
  /** By this it is lit. */
  readonly name: Name;
  /** The audience on Twitch, in words. */
  readonly viewers: string;
  /** The audience on YouTube, in words. */
  readonly views: string;
  /** What each period costs, in minor units of the currency: cents, whole yen. */
  readonly prices: { readonly [Key in CatalogPeriod]?: number };
}

/** What shows prices by audience. */
export interface PriceTiersProps<Name extends string = AudienceTierName> {
  /** Your tiers, cheapest first, four at most. @default the four of our Pro */
  readonly tiers?: readonly PriceTier<Name>[] | undefined;
  /** ISO 4217 code of their prices. @default 'USD' */
  readonly currency?: string | undefined;
  /** The tier of the reader's own audience, if it is known. */
  readonly litTier?: NoInfer<Name> | null | undefined;
  /** Which prices show where no `PeriodScope` is around. @default 'yearly' */
  readonly billingPeriod?: CatalogPeriod | undefined;
}

/** A tier as the boxes and the ladder show it. */
interface TierRow {
  readonly name: string;
  /** 1 to 4. */
  readonly number: number;
  readonly viewers: string;
  readonly views: string;
  /** Without decimals when they are zero. */
  readonly price: (period: CatalogPeriod) => string;
}

const ownTiers = (language: Language): readonly PriceTier[] =>
  audienceTierNames.map((name) => {
    const { monthlyCents, yearlyCents } = audienceTiers[name];
    const [viewers, views] = textsIn(language, proTexts).audience(name);
    return { name, viewers, views, prices: { monthly: monthlyCents, yearly: yearlyCents } };
  });

const allPeriods: readonly CatalogPeriod[] = ['weekly', 'monthly', 'quarterly', 'yearly'];

/** The tiers in words, cheapest first, and the periods between which one chooses. */
export const tierRows = (
  { tiers, currency = ownCurrency }: Pick<PriceTiersProps<string>, 'currency' | 'tiers'> = {},
  language: Language = english,
): { readonly rows: readonly TierRow[]; readonly periods: readonly CatalogPeriod[] } => {
  const shown = tiers ?? ownTiers(language);
  const rows = shown.map(({ prices, ...words }, index) => ({
    ...words,
    number: index + 1,
    price: (period: CatalogPeriod) => moneyText(prices[period] ?? 0, currency, language, true),
  }));
  return { rows, periods: allPeriods.filter((period) => shown.every(({ prices }) => period in prices)) };
};
