import type { BillingPeriod } from './BillingPeriod.ts';

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
