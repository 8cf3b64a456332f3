import type { PaymentsClient, PaymentsConfig } from '@backbeat/payments';

const never = new Promise<never>(() => {});

/** Stands in while the configuration is on its way: everything loads, nothing answers. */
export const createIdlePayments = (): PaymentsClient => ({
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

export const idleConfig: PaymentsConfig = {
  provider: 'recurly',
  scriptUrl: '',
  apiUrl: '',
  publicKey: '',
  currency: 'USD',
};
