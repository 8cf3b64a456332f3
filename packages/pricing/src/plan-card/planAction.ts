import {
  type BillingPeriod,
  checkoutPath,
  type PlanButtonState,
  type PlanCode,
  type PlanViewer,
  planButtonState,
} from '@backbeat/domain';
import type { ButtonVariant } from '@backbeat/ui';
import type { PlanCardContent } from './PlanCardContent.ts';

/** What a card's button says and does for a viewer. */
export interface PlanAction {
  readonly label: string;
  readonly action: PlanButtonState['action'];
  /** Handed to `onSelect`; `free` when the plan has no billing code. */
  readonly planCode: PlanCode;
  /** Where the button leads before and without JavaScript; null when there is no such page. */
  readonly href: string | null;
}

const hrefFor = (planCode: PlanCode, couponCode: string | null): string | null => {
  const path = checkoutPath(planCode);
  return path === null || couponCode === null ? path : `${path}?coupon=${encodeURIComponent(couponCode)}`;
};

/**
 * The button of a plan card (specification, section 6).
 *
 * @param content the card
 * @param session who the viewer is
 * @param billingPeriod which of the card's two codes is meant
 * @param playerHref address of the player for those who already have the plan
 * @example planAction(listCard('premium'), { tier: 'free' }, 'monthly').label // → 'Upgrade now'
 */
export const planAction = (
  content: PlanCardContent,
  session: PlanViewer,
  billingPeriod: BillingPeriod,
  playerHref: string | null = null,
): PlanAction => {
  const planCode = content.prices[billingPeriod].billingCode ?? 'free';
  const { label, action } = planButtonState({ session, planCode });
  return {
    planCode,
    action,
    label: session === 'signed-out' ? content.upgradeLabel : label,
    href: action === 'player' ? playerHref : hrefFor(planCode, content.couponCode),
  };
};

/** The variant of the button: `neutral` for a plan that the viewer already has. */
export const actionVariant = (
  { action }: Pick<PlanAction, 'action'>,
  type: PlanCardContent['type'],
): ButtonVariant => (action === 'player' ? 'neutral' : type);
