import { type Cents, cents } from '../money/cents.ts';
import { policy } from '../policy/policy.ts';
import type { BillingPeriod } from './BillingPeriod.ts';
import type { Plan } from './Plan.ts';
import type { PlanCode } from './PlanCode.ts';

/**
 * Every plan by its billing code, at list price. Pro stands here at the price of
 * audience tier One; `audienceTiers` has the others.
 *
 * @example plans.rocksprem_i_y_v2.amountCents // → 7188
 */
export const plans: { readonly [Code in PlanCode]: Plan<Code> } = {
  free: {
    key: 'FREE',
    code: 'free',
    product: 'free',
    name: 'Free',
    billingPeriod: null,
    amountCents: cents(0),
    monthlyEquivalentCents: cents(0),
    previousMonthlyCents: null,
  },
  rocksprem_i_m_v2: {
    key: 'PREMIUM_MONTHLY',
    code: 'rocksprem_i_m_v2',
    product: 'premium',
    name: 'Premium',
    billingPeriod: 'monthly',
    amountCents: cents(1199),
    monthlyEquivalentCents: cents(1199),
    previousMonthlyCents: cents(1499),
  },
  rocksprem_i_y_v2: {
    key: 'PREMIUM_YEARLY',
    code: 'rocksprem_i_y_v2',
    product: 'premium',
    name: 'Premium',
    billingPeriod: 'yearly',
    amountCents: cents(7188),
    monthlyEquivalentCents: cents(599),
    previousMonthlyCents: cents(749),
  },
  rockspremdownloads_m_v1: {
    key: 'DOWNLOAD_MONTHLY',
    code: 'rockspremdownloads_m_v1',
    product: 'download',
    name: 'Download',
    billingPeriod: 'monthly',
    amountCents: cents(1199),
    monthlyEquivalentCents: cents(1199),
    previousMonthlyCents: null,
  },
  rockspremdownloads_y_v1: {
    key: 'DOWNLOAD_YEARLY',
    code: 'rockspremdownloads_y_v1',
    product: 'download',
    name: 'Download',
    billingPeriod: 'yearly',
    amountCents: cents(7188),
    monthlyEquivalentCents: cents(599),
    previousMonthlyCents: null,
  },
  rockspro_m_v1: {
    key: 'PRO_TIER_1_MONTHLY',
    code: 'rockspro_m_v1',
    product: 'pro',
    name: 'Pro',
    billingPeriod: 'monthly',
    amountCents: cents(2500),
    monthlyEquivalentCents: cents(2500),
    previousMonthlyCents: null,
  },
  rockspro_y_v1: {
    key: 'PRO_TIER_1_YEARLY',
    code: 'rockspro_y_v1',
    product: 'pro',
    name: 'Pro',
    billingPeriod: 'yearly',
    amountCents: cents(25000),
    monthlyEquivalentCents: cents(2100),
    previousMonthlyCents: null,
  },
};

/**
 * Whether a text, such as one from a URL or a wire, is a plan's billing code.
 *
 * @example isPlanCode('rockspro_m_v1') // → true
 * @example isPlanCode('toString') // → false
 */
export const isPlanCode = (text: string): text is PlanCode => Object.hasOwn(plans, text);

/**
 * The value of a sale in the affiliate program's reports, in cents: marketing's figures, not the price.
 *
 * @example conversionCents('rockspro_y_v1') // → 11900
 */
export const conversionCents = (planCode: PlanCode): Cents =>
  plans[planCode].billingPeriod === 'yearly'
    ? policy.conversionCents.yearly
    : policy.conversionCents.otherwise;

/** The two add-ons by which the hosted page prices Pro. */
export type AddOn = 'downloads' | 'streaming';

/**
 * The add-ons' codes at the payment provider, spelled like the plans' codes.
 *
 * @example addOnCodes.yearly.downloads // → 'rockspro_downloads_y_v1'
 */
export const addOnCodes: Readonly<Record<BillingPeriod, Readonly<Record<AddOn, string>>>> = {
  monthly: { downloads: 'rockspro_downloads_m_v1', streaming: 'rockspro_streaming_m_v1' },
  yearly: { downloads: 'rockspro_downloads_y_v1', streaming: 'rockspro_streaming_y_v1' },
};
