import type { PaymentsConfig } from '@backbeat/payments';
import type { SiteConfig } from '../../config/siteConfig.ts';

/** Where this installation's payment provider is. */
export const paymentsConfig = (config: SiteConfig): PaymentsConfig => ({
  provider: config.staging ? 'sandbox' : 'recurly',
  scriptUrl: config.paymentScriptUrl,
  apiUrl: config.paymentApiUrl,
  publicKey: config.paymentPublicKey,
  currency: 'USD',
  // A script that never answers is told of within eight seconds, what the page itself needs included.
  readyTimeoutMs: 7_000,
});
