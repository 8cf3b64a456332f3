import type { PlanCode } from '../plans/PlanCode.ts';
import type { Product } from '../plans/Product.ts';
import { plans } from '../plans/plans.ts';
import type { User } from './Account.ts';
import type { AccountTier } from './AccountTier.ts';

/**
 * The tier that decides what a person can buy. A plan that only lasts to the end of a stream has ended, and can be
 * bought again at once.
 *
 * @example buyerTier({ tier: 'premStream' }) // → 'premStream'
 * @example buyerTier({ tier: 'premStream', extended_until: '2026-11-24T04:00:00.000Z' }) // → 'free'
 */
export const buyerTier = ({
  tier,
  extended_until: until,
}: Pick<User, 'tier' | 'extended_until'>): AccountTier => (until == null ? tier : 'free');

/** The visitor that a plan is shown to. */
export type PlanViewer = 'signed-out' | Pick<User, 'tier' | 'extended_until'>;

/** A plan's button: its label and what it does. */
export type PlanButtonState =
  | { readonly label: 'Start free trial'; readonly action: 'sign-up' }
  | { readonly label: 'Upgrade now'; readonly action: 'checkout' }
  | { readonly label: 'Change plan'; readonly action: 'checkout' }
  | { readonly label: 'View player'; readonly action: 'player' };

const start = { label: 'Start free trial', action: 'sign-up' } as const;
const upgrade = { label: 'Upgrade now', action: 'checkout' } as const;
const change = { label: 'Change plan', action: 'checkout' } as const;
const view = { label: 'View player', action: 'player' } as const;

const states: Readonly<Record<AccountTier, Readonly<Record<Product, PlanButtonState>>>> = {
  free: { free: view, premium: upgrade, download: upgrade, pro: upgrade },
  premStream: { free: view, premium: view, download: change, pro: upgrade },
  premDownload: { free: view, premium: change, download: view, pro: upgrade },
  pro: { free: view, premium: view, download: view, pro: view },
  '0cpm': { free: view, premium: view, download: view, pro: view },
  admin: { free: view, premium: view, download: view, pro: view },
};

/**
 * The button of a plan card for a visitor. Tiers that already have everything see the player.
 *
 * @example planButtonState({ session: 'signed-out', planCode: 'rockspro_m_v1' }) // → { label: 'Start free trial', action: 'sign-up' }
 * @example planButtonState({ session: { tier: 'premStream' }, planCode: 'rockspro_m_v1' }).label // → 'Upgrade now'
 */
export const planButtonState = (of: { session: PlanViewer; planCode: PlanCode }): PlanButtonState =>
  of.session === 'signed-out' ? start : states[buyerTier(of.session)][plans[of.planCode].product];

/**
 * Whether a price for new users applies: to visitors and people on Free, not to people with a plan.
 *
 * @example isNewUser('signed-out') // → true
 * @example isNewUser({ tier: 'premStream' }) // → false
 */
export const isNewUser = (viewer: PlanViewer): boolean => viewer === 'signed-out' || viewer.tier === 'free';
