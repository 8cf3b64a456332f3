import { type PlanCode, type Product, plans } from '@backbeat/domain';
import type { SubscriptionRow } from '../billing/accountTier.ts';

/** The changes that can be quoted. */
export const changeKinds = ['now', 'renewal', 'keep', 'resume', 'pause', 'unpause'] as const;
type ChangeKind = (typeof changeKinds)[number];

/** How a change takes place, or why it is refused. */
export type ChangeDecision =
  | { readonly kind: ChangeKind }
  | { readonly kind: 'same' | 'canceled' | 'past-due' | 'paused' | 'change-pending' | 'managed-elsewhere' };

/** Which product is worth more. Premium and Download cost the same, so neither is. */
const rank: Readonly<Record<Product, number>> = { free: 0, premium: 1, download: 1, pro: 2 };

/** Upgrades are immediate, because they are paid for; downgrades wait for the end of the paid period. */
const timingOf = (from: PlanCode, to: PlanCode): 'now' | 'renewal' => {
  const [old, wanted] = [plans[from], plans[to]];
  const step = rank[wanted.product] - rank[old.product];
  if (step !== 0) return step > 0 ? 'now' : 'renewal';
  return old.billingPeriod === 'yearly' && wanted.billingPeriod === 'monthly' ? 'renewal' : 'now';
};

type Facts = Pick<
  SubscriptionRow,
  'provider' | 'state' | 'planCode' | 'pendingPlanCode' | 'pendingExtraChannels' | 'pausesAt'
>;

/** Does a change wait for the next bill? */
const isPending = ({ pendingPlanCode, pendingExtraChannels }: Facts): boolean =>
  pendingPlanCode !== null || pendingExtraChannels !== null;

/**
 * What a request for a plan means for a subscription in its state.
 *
 * @example changeKind({ provider: null, state: 'active', planCode: 'rocksprem_i_m_v2', pendingPlanCode: null, pendingExtraChannels: null, pausesAt: null }, 'rockspro_m_v1').kind // → 'now'
 */
export const changeKind = (row: Facts, planCode: PlanCode): ChangeDecision => {
  if (row.provider !== null) return { kind: 'managed-elsewhere' };
  const isSame = row.planCode === planCode;
  switch (row.state) {
    case 'canceled':
      return { kind: isSame ? 'resume' : 'canceled' };
    case 'past_due':
      return { kind: 'past-due' };
    case 'paused':
      return { kind: isSame ? 'unpause' : 'paused' };
    case 'active':
      if (isSame) return { kind: isPending(row) || row.pausesAt !== null ? 'keep' : 'same' };
      // The provider would silently drop the pause with the change.
      if (row.pausesAt !== null) return { kind: 'paused' };
      if (row.pendingExtraChannels !== null) return { kind: 'change-pending' };
      return { kind: timingOf(row.planCode, planCode) };
    default:
      return { kind: 'canceled' };
  }
};

/** Why nothing can be changed but what waits; null where it can. */
const obstacleOf = (row: Facts): ChangeDecision | null => {
  if (row.provider !== null) return { kind: 'managed-elsewhere' };
  if (row.state === 'past_due') return { kind: 'past-due' };
  if (row.state === 'paused' || row.pausesAt !== null) return { kind: 'paused' };
  return row.state === 'active' ? null : { kind: 'canceled' };
};

/**
 * What a request for a pause means for a subscription in its state.
 *
 * @example pauseKind({ provider: null, state: 'active', planCode: 'rocksprem_i_m_v2', pendingPlanCode: null, pendingExtraChannels: null, pausesAt: null }).kind // → 'pause'
 */
export const pauseKind = (row: Facts): ChangeDecision =>
  obstacleOf(row) ?? { kind: isPending(row) ? 'change-pending' : 'pause' };

/**
 * What a request for a number of extra channels means. More are paid for at once, fewer wait for the end of the paid
 * period, and the number as it is takes back a change that waits.
 */
export const extraChannelsKind = (
  row: Facts & Pick<SubscriptionRow, 'extraChannels'>,
  wanted: number,
): ChangeDecision => {
  const obstacle = obstacleOf(row);
  if (obstacle !== null) return obstacle;
  if (wanted === row.extraChannels) return { kind: row.pendingExtraChannels === null ? 'same' : 'keep' };
  if (isPending(row)) return { kind: 'change-pending' };
  return { kind: wanted > row.extraChannels ? 'now' : 'renewal' };
};
