import type { SwitchVariant } from '@backbeat/domain';
import { partnerSaving, type YearlySaving, yearlySaving } from '../billing/yearlySaving.ts';
import { listCard } from '../plan-card/listCard.ts';
import type { PlanCardContent } from '../plan-card/PlanCardContent.ts';
import { partnerCard } from '../plan-card/partnerCard.ts';

/**
 * The two cards of a pricing block.
 *
 * @example blockCards('partner', null).map(({ product }) => product) // → ['premium', 'pro']
 */
export const blockCards = (variant: SwitchVariant, detailsHref: string | null): readonly PlanCardContent[] =>
  (['premium', 'pro'] as const).map((product) => ({
    ...(variant === 'partner' ? partnerCard(product) : listCard(product)),
    detailsHref,
  }));

/** What the two plans save by paying yearly. */
export const blockSavings = (variant: SwitchVariant): readonly YearlySaving[] =>
  variant === 'partner'
    ? [partnerSaving('premium'), partnerSaving('pro')]
    : [yearlySaving('premium'), yearlySaving('pro')];
