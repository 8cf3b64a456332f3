import { type Cents, cents } from '../money/cents.ts';
import type { BillingPeriod } from './BillingPeriod.ts';
import type { PlanCode } from './PlanCode.ts';
import { plans } from './plans.ts';

/**
 * A paid plan covers one channel of each platform. So many more YouTube channels can be bought with it.
 *
 * @example maxExtraChannels // → 9
 */
export const maxExtraChannels = 9;

/**
 * The add-on's codes at the payment provider, spelled like the plans' codes.
 *
 * @example extraChannelCodes.yearly // → 'rocksextrachannel_y_v1'
 */
export const extraChannelCodes: Readonly<Record<BillingPeriod, string>> = {
  monthly: 'rocksextrachannel_m_v1',
  yearly: 'rocksextrachannel_y_v1',
};

/**
 * What one more channel costs in each billing period, before tax. A year costs ten months.
 *
 * @example extraChannelCents.monthly // → 500
 */
export const extraChannelCents: Readonly<Record<BillingPeriod, Cents>> = {
  monthly: cents(500),
  yearly: cents(5000),
};

/** Extra channels of one plan, as the payment provider bills them. */
export interface ExtraChannels {
  readonly code: string;
  readonly quantity: number;
  readonly unitAmountCents: Cents;
}

/**
 * The add-on that a number of extra channels is with a plan; `null` for none, and with Free.
 *
 * @example extraChannelsOf('rockspro_m_v1', 2)?.unitAmountCents // → 500
 */
export const extraChannelsOf = (planCode: PlanCode, quantity: number): ExtraChannels | null => {
  const { billingPeriod } = plans[planCode];
  if (billingPeriod === null || quantity <= 0) return null;
  return {
    code: extraChannelCodes[billingPeriod],
    quantity,
    unitAmountCents: extraChannelCents[billingPeriod],
  };
};

/**
 * What a number of extra channels costs with a plan in each billing period, in cents before coupons and tax.
 *
 * @example priceOfExtraChannels('rocksprem_i_y_v2', 2) // → 10000
 */
export const priceOfExtraChannels = (planCode: PlanCode, quantity: number): Cents => {
  const extra = extraChannelsOf(planCode, quantity);
  return cents(extra === null ? 0 : extra.quantity * extra.unitAmountCents);
};

/**
 * Whether a code of the payment provider's is that of extra channels.
 *
 * @example isExtraChannelCode('rocksextrachannel_m_v1') // → true
 */
export const isExtraChannelCode = (code: string): boolean =>
  Object.values(extraChannelCodes).some((known) => known === code);

/**
 * A number of extra channels, in words.
 *
 * @example extraChannelsText(1) // → '1 extra channel'
 * @example extraChannelsText(0) // → 'no extra channels'
 */
export const extraChannelsText = (count: number): string =>
  count === 1 ? '1 extra channel' : `${count === 0 ? 'no' : count} extra channels`;
