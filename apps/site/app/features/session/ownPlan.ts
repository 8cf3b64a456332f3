import { type Account, isPlanCode, type PlanCode } from '@backbeat/domain';

/** Plans that cost money. */
export type PaidPlanCode = Exclude<PlanCode, 'free'>;

const renewing: ReadonlySet<string> = new Set(['active', 'past_due', 'future']);

/**
 * The plan of a subscription that was bought here and renews: whoever has one moves to another plan instead of
 * buying a second one. Null for everybody else.
 *
 * @example ownPlan({ subscription: null }) // → null
 */
export const ownPlan = ({ subscription }: Pick<Account, 'subscription'>): PaidPlanCode | null => {
  if (subscription === null || subscription.provider !== null || !renewing.has(subscription.state))
    return null;
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
