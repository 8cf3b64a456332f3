import { createPayments, type PaymentsClient, type PaymentsConfig } from '@backbeat/payments';
import { PaymentsProvider } from '@backbeat/payments/react';
import type { ReactNode } from 'react';
import type { SiteConfig } from '../../../config/siteConfig.ts';
import { trustProviders } from '../../../trust/trustProviders.ts';
import { useServices } from '../../session/index.ts';

/** Where this installation's payment provider is. */
const paymentsConfig = (config: SiteConfig): PaymentsConfig => ({
  provider: config.staging ? 'sandbox' : 'recurly',
  scriptUrl: config.paymentScriptUrl,
  apiUrl: config.paymentApiUrl,
  publicKey: config.paymentPublicKey,
  currency: 'USD',
  // Together with the page's own loading, a script that never answers is reported within eight seconds.
  readyTimeoutMs: 7_000,
});

const createTrusted = (config: PaymentsConfig) => {
  trustProviders([config.scriptUrl]);
  return createPayments(config);
};

const never = new Promise<never>(() => {});

/** Stands in while the configuration is on its way: everything loads, nothing answers. */
const createIdlePayments = (): PaymentsClient => ({
  provider: 'recurly',
  load: () => never,
  cardFields: () => ({
    mount: () => {},
    update: () => {},
    focus: () => {},
    subscribe: () => () => {},
    ready: never,
    tokenize: () => never,
    destroy: () => {},
  }),
  coupon: () => never,
  giftCard: () => never,
  paypal: () => never,
  threeDSecure: () => never,
  dispose: () => {},
});

const idleConfig: PaymentsConfig = {
  provider: 'recurly',
  scriptUrl: '',
  apiUrl: '',
  publicKey: '',
  currency: 'USD',
};

/** The payment provider for what is below. Its script is asked for as soon as the configuration is there. */
export const CheckoutPayments = ({ children }: { readonly children: ReactNode }) => {
  const services = useServices();
  const config = services === null ? idleConfig : paymentsConfig(services.config);
  return (
    <PaymentsProvider config={config} create={services === null ? createIdlePayments : createTrusted}>
      {children}
    </PaymentsProvider>
  );
};
