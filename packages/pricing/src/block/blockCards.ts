import type { SwitchVariant } from '@backbeat/domain';
import { partnerSaving, type YearlySaving, yearlySaving } from '../billing/yearlySaving.ts';
import { listCard } from '../plan-card/listCard.ts';
import type { PlanCardContent } from '../plan-card/PlanCardContent.ts';
import { partnerCard } from '../plan-card/partnerCard.ts';

/** The plan that stands beside Pro in a pricing block. */
export type BlockPlan = 'premium' | 'download';

/**
 * The two cards of a pricing block, of which the first stands out. The partner's prices are those of Premium and Pro.
 *
 * @example blockCards('pricing', 'download', null).map(({ product }) => product) // → ['download', 'pro']
 */
export const blockCards = (
  variant: SwitchVariant,
  first: BlockPlan,
  detailsHref: string | null,
): readonly PlanCardContent[] =>
  (variant === 'partner'
    ? [partnerCard('premium'), partnerCard('pro')]
    : [{ ...listCard(first), type: 'primary' as const }, listCard('pro')]
  ).map((card) => ({ ...card, detailsHref }));

/** What the two plans save by paying yearly. */
export const blockSavings = (variant: SwitchVariant, first: BlockPlan): readonly YearlySaving[] =>
  variant === 'partner'
    ? [partnerSaving('premium'), partnerSaving('pro')]
    : [yearlySaving(first), yearlySaving('pro')];
