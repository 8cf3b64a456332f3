import { type AudienceTierName, audienceTierNames, audienceTiers, policy } from '@backbeat/domain';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import { proTexts } from '../texts/english/pro.ts';
import { moneyText } from '../texts/formats.ts';
import { english, type Language, textsIn } from '../texts/language.ts';

/** A tier of Pro as the boxes and the ladder show it. */
export interface TierRow {
  readonly tier: AudienceTierName;
  /** 1 to 4. */
  readonly number: number;
  readonly viewers: string;
  readonly views: string;
  /** What Pro costs this audience, without decimals when they are zero. */
  readonly price: (period: CatalogPeriod) => string;
}

/** The four tiers, cheapest first. */
export const tierRows = (language: Language = english): readonly TierRow[] =>
  audienceTierNames.map((tier) => {
    const { number, monthlyCents, yearlyCents } = audienceTiers[tier];
    const [viewers, views] = textsIn(language, proTexts).audience(tier);
    const price = (period: CatalogPeriod) =>
      moneyText(period === 'yearly' ? yearlyCents : monthlyCents, policy.currency, language, true);
    return { tier, number, viewers, views, price };
  });
