import {
  type Account,
  isPlanCode,
  type PaidPlanCode,
  type PlanCode,
  type Subscription,
} from '@backbeat/domain';

/** Whether another bill comes, or one waits to be paid. */
export const isRenewing = (subscription: Subscription | null): subscription is Subscription =>
  subscription !== null && subscription.state !== 'canceled' && subscription.state !== 'expired';

/** A bill of this subscription comes, or waits to be paid: then it matters which card it is charged to. */
export const hasCard = ({ subscription }: Pick<Account, 'subscription'>): boolean =>
  isRenewing(subscription) && subscription.provider === null;

/**
 * The plan of a subscription that was bought here and renews: whoever has one moves to another plan instead of
 * buying a second one. Null for everybody else.
 *
 * @example ownPlan({ subscription: null }) // → null
 */
export const ownPlan = ({ subscription }: Pick<Account, 'subscription'>): PaidPlanCode | null => {
  if (!isRenewing(subscription) || subscription.provider !== null) return null;
  const code = subscription.plan_code ?? null;
  return code !== null && isPlanCode(code) && code !== 'free' ? code : null;
};

/**
 * Where a plan is moved to: the settings, which show what it costs first.
 *
 * @example planChangePath('rockspro_m_v1', 'save5') // → '/settings/subscription?plan=rockspro_m_v1&coupon=save5'
 */
export const planChangePath = (planCode: PlanCode, coupon: string | null = null): string =>
  `/settings/subscription?${new URLSearchParams({ plan: planCode, ...(coupon === null ? {} : { coupon }) })}`;
