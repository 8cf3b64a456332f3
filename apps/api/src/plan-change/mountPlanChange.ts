import { endpoints } from '@backbeat/sdk/contract';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { PlanChange } from './createPlanChange.ts';

/** POST /v1/premium/change, with the previews of a change, of extra channels and of a pause. */
export const mountPlanChange = (
  mount: Mount,
  { config }: Pick<RouteDeps, 'config'>,
  { planChange, limiter }: { readonly planChange: PlanChange; readonly limiter: RateLimiter },
): void => {
  mount(endpoints.planChangePreview, async ({ context, session: { user }, body }) => {
    await limiter.consume(`plan-change:${user.id}`, config.limits.checkout);
    const couponCode = body.coupon === null || body.coupon === '' ? null : body.coupon;
    const network = callerNetwork(context, config.trustedProxies);
    const request = { user, planCode: body.plan_code, couponCode, extraChannels: null, pauseUntil: null };
    return planChange.quote(request, network);
  });

  mount(endpoints.pausePreview, async ({ context, session: { user }, body: { until } }) => {
    await limiter.consume(`plan-change:${user.id}`, config.limits.checkout);
    const pauseUntil = until === null ? null : new Date(until);
    const network = callerNetwork(context, config.trustedProxies);
    const request = { user, planCode: null, couponCode: null, extraChannels: null, pauseUntil };
    return planChange.quote(request, network);
  });

  mount(endpoints.extraChannelsPreview, async ({ context, session: { user }, body }) => {
    await limiter.consume(`plan-change:${user.id}`, config.limits.checkout);
    const extraChannels = body.extra_channels;
    const network = callerNetwork(context, config.trustedProxies);
    const request = { user, planCode: null, couponCode: null, extraChannels, pauseUntil: null };
    return planChange.quote(request, network);
  });

  mount(endpoints.planChange, async ({ session: { user }, body }) => {
    await limiter.consume(`checkout:${user.id}`, config.limits.checkout);
    await planChange.confirm({
      user,
      quoteId: body.quote_id,
      shownRenewal: body.agreed?.renewal,
      threeDSecureResultTokenId: body.three_d_secure_action_result_token_id ?? null,
    });
  });
};
