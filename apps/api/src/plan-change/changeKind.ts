import { type PlanCode, type Product, plans } from '@backbeat/domain';
import type { SubscriptionRow } from '../billing/accountTier.ts';

/** How a change takes place, or why it does not. */
export type ChangeDecision =
  | { readonly kind: 'now' | 'renewal' | 'keep' | 'resume' }
  | { readonly kind: 'same' | 'canceled' | 'past-due' | 'managed-elsewhere' };

/** What a product is worth beside the others. Premium and Download cost the same and are different, not more. */
const rank: Readonly<Record<Product, number>> = { free: 0, premium: 1, download: 1, pro: 2 };

/** More goes at once, so that nobody waits for what they pay for; less goes when what is paid for is used up. */
const timingOf = (from: PlanCode, to: PlanCode): 'now' | 'renewal' => {
  const [old, wanted] = [plans[from], plans[to]];
  const step = rank[wanted.product] - rank[old.product];
  if (step !== 0) return step > 0 ? 'now' : 'renewal';
  return old.billingPeriod === 'yearly' && wanted.billingPeriod === 'monthly' ? 'renewal' : 'now';
};

type Facts = Pick<SubscriptionRow, 'provider' | 'state' | 'planCode' | 'pendingPlanCode'>;

/**
 * What asking for a plan means to a subscription as it is.
 *
 * @example changeKind({ provider: null, state: 'active', planCode: 'rocksprem_i_m_v2', pendingPlanCode: null }, 'rockspro_m_v1').kind // → 'now'
 */
export const changeKind = (row: Facts, planCode: PlanCode): ChangeDecision => {
  if (row.provider !== null) return { kind: 'managed-elsewhere' };
  const isSame = row.planCode === planCode;
  switch (row.state) {
    case 'canceled':
      return { kind: isSame ? 'resume' : 'canceled' };
    case 'past_due':
      return { kind: 'past-due' };
    case 'active':
      if (isSame) return { kind: row.pendingPlanCode === null ? 'same' : 'keep' };
      return { kind: timingOf(row.planCode, planCode) };
    default:
      return { kind: 'canceled' };
  }
};
