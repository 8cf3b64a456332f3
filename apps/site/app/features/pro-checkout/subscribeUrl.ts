import { type AudienceTier, type BillingPeriod, planFor, type User } from '@backbeat/domain';
import { subscriptionPageUrl } from '@backbeat/sdk';

interface Subscribe {
  /** Address of the payment provider's hosted pages. */
  readonly host: string;
  readonly user: Pick<User, 'hash' | 'display_name' | 'username'>;
  readonly billingPeriod: BillingPeriod;
  readonly tier: AudienceTier;
  /** The coupon that holds. */
  readonly couponCode: string | null;
}

/** The hosted page on which Pro is bought, with the coupon under the name that the provider reads. */
export const subscribeUrl = ({ host, user, billingPeriod, tier, couponCode }: Subscribe): string => {
  const url = subscriptionPageUrl({
    host,
    planCode: planFor('pro', billingPeriod).code,
    hash: user.hash,
    name: user.display_name ?? user.username,
    billingPeriod,
    tier: tier.number,
  });
  return couponCode === null ? url : `${url}&subscription[coupon_code]=${encodeURIComponent(couponCode)}`;
};
