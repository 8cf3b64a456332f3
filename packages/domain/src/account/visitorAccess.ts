import { checkoutPath } from '../plans/checkoutPath.ts';
import type { PaidPlanCode } from '../plans/PlanCode.ts';
import { plans } from '../plans/plans.ts';
import type { AccountTier } from './AccountTier.ts';
import { isEntitled } from './isEntitled.ts';
import type { PlanViewer } from './planButtonState.ts';

/** What somebody sees, by whether they are signed in and by their tier (specification, section 6). */
export interface VisitorAccess {
  /** Signed out, settings lead to the home page. */
  readonly settings: 'open' | 'redirect-home';
  /** Signed out, checkout and the Pro checkout ask to sign up. */
  readonly checkout: 'open' | 'ask-sign-up';
  /** The License Services Agreement in the footer. */
  readonly hasLicenceLink: boolean;
  readonly accountPanel: 'none' | 'upgrade-prompt' | 'subscription-info';
  /** What analytics calls them. */
  readonly analyticsLabel: 'anonymous' | AccountTier;
}

/**
 * What somebody sees.
 *
 * @example visitorAccess('signed-out').settings // → 'redirect-home'
 * @example visitorAccess({ tier: 'free' }).accountPanel // → 'upgrade-prompt'
 */
export const visitorAccess = (viewer: PlanViewer): VisitorAccess =>
  viewer === 'signed-out'
    ? {
        settings: 'redirect-home',
        checkout: 'ask-sign-up',
        hasLicenceLink: false,
        accountPanel: 'none',
        analyticsLabel: 'anonymous',
      }
    : {
        settings: 'open',
        checkout: 'open',
        hasLicenceLink: true,
        accountPanel: viewer.tier === 'free' ? 'upgrade-prompt' : 'subscription-info',
        analyticsLabel: viewer.tier,
      };

/** Where choosing a plan leads. */
export type PlanChoice =
  | { readonly kind: 'sign-up'; readonly returnPath: string }
  | { readonly kind: 'checkout'; readonly path: string }
  | { readonly kind: 'player' };

/**
 * Where choosing a paid plan leads: to sign-up with a way back, to its checkout, or straight to the player for those
 * who already have it.
 *
 * @example planChoice({ viewer: 'signed-out', planCode: 'rockspro_m_v1' }) // → { kind: 'sign-up', returnPath: '/checkout/pro' }
 * @example planChoice({ viewer: { tier: 'pro' }, planCode: 'rocksprem_i_m_v2' }) // → { kind: 'player' }
 */
export const planChoice = ({
  viewer,
  planCode,
}: {
  viewer: PlanViewer;
  planCode: PaidPlanCode;
}): PlanChoice => {
  const path = checkoutPath(planCode);
  if (viewer === 'signed-out') return { kind: 'sign-up', returnPath: path };
  return isEntitled(viewer.tier, plans[planCode].product) ? { kind: 'player' } : { kind: 'checkout', path };
};
