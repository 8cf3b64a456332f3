import { isPlanCode, type PlanButtonState, type PlanCode, planButtonState } from '@backbeat/domain';
import type { ButtonVariant } from '@backbeat/ui';
import type { AnyPlan, CatalogPeriod, CatalogPlan, CatalogViewer } from '../catalog/Catalog.ts';
import { priceAt } from '../catalog/lookUp.ts';
import { cardTexts } from '../texts/english/card.ts';
import { payTexts } from '../texts/english/pay.ts';
import { english, type Language, textsIn } from '../texts/language.ts';

/** What a plan's button says and does for a viewer. */
export interface PlanAction<Code extends string = PlanCode> {
  readonly label: string;
  /** `current`: the viewer has this plan, and there is nowhere to go with it. */
  readonly action: PlanButtonState['action'] | 'current';
  /** Handed to `onSelect`. */
  readonly planCode: Code;
  /** Where the button leads before and without JavaScript; null when there is no such page. */
  readonly href: string | null;
}

/** Who looks at which price of a plan, and the addresses of the player and the sign-up page. */
export interface PlanActionOptions {
  /** Who looks at the plan. */
  readonly session: CatalogViewer<string>;
  /** Which of the plan's codes is meant. */
  readonly billingPeriod: CatalogPeriod;
  /** The player, for those who already have the plan. */
  readonly playerHref?: string | null | undefined;
  /** The sign-up page, for visitors who choose a free plan. */
  readonly signUpHref?: string | null | undefined;
}

type Said = Pick<PlanAction, 'action' | 'label'>;

const said = (plan: AnyPlan, options: PlanActionOptions, language: Language): Said => {
  const { session, billingPeriod, playerHref } = options;
  const { code } = priceAt(plan, billingPeriod);
  if (session === 'signed-out') {
    const start = textsIn(language, payTexts)[plan.hasTrial ? 'startFreeTrial' : 'startSubscription'];
    return { action: 'sign-up', label: plan.action ?? start };
  }
  const texts = textsIn(language, cardTexts);
  if ('tier' in session && isPlanCode(code)) {
    const { action, label } = planButtonState({ session, planCode: code });
    return { action, label: texts.planButton(label) };
  }
  if ('planId' in session && session.planId === plan.id) {
    return { action: playerHref ? 'player' : 'current', label: texts.currentPlan };
  }
  return { action: 'checkout', label: texts.changePlan };
};

const withCoupon = (href: string, coupon: string): string => {
  const [path, query] = href.split('?');
  return `${path}?${new URLSearchParams([['coupon', coupon], ...new URLSearchParams(query)])}`;
};

/**
 * The button of a plan.
 *
 * @example planAction(planById(ownCatalog(), 'premium'), { session: { tier: 'free' }, billingPeriod: 'monthly' }).label // → 'Upgrade now'
 */
export const planAction = <Code extends string>(
  plan: CatalogPlan<Code, string, CatalogPeriod>,
  options: PlanActionOptions,
  language: Language = english,
): PlanAction<Code> => {
  const { session, billingPeriod, playerHref = null, signUpHref = null } = options;
  const { code, amount, href = null } = priceAt(plan, billingPeriod);
  const { action, label } = said(plan, options, language);
  const hrefFor = (): string | null => {
    if (action === 'current') return null;
    if (action === 'player') return playerHref;
    if (session === 'signed-out' && amount === 0 && signUpHref !== null) return signUpHref;
    return href === null || plan.couponCode === undefined ? href : withCoupon(href, plan.couponCode);
  };
  return { planCode: code, action, label, href: hrefFor() };
};

/** The variant of the button: `neutral` for a plan that the viewer already has. */
export const actionVariant = (
  { action }: Pick<PlanAction, 'action'>,
  { isHighlighted }: Pick<AnyPlan, 'isHighlighted'>,
): ButtonVariant => {
  if (action === 'player' || action === 'current') return 'neutral';
  return isHighlighted ? 'primary' : 'secondary';
};
