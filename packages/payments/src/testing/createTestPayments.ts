import type { PaymentsConfig } from '../config.ts';
import type { PaymentsClient } from '../createPayments.ts';
import { emptyFieldState, type FieldState } from '../fieldState.ts';
import { PaymentError } from '../PaymentError.ts';
import type { PaymentToken } from '../PaymentToken.ts';
import { failure, type Result, success } from '../result.ts';

/** A configuration that leads nowhere. */
export const testConfig: PaymentsConfig = {
  provider: 'sandbox',
  scriptUrl: '/',
  apiUrl: '/',
  publicKey: 'none',
  currency: 'USD',
};

/** What the stand-in for the provider answers. */
export interface TestPaymentsOptions {
  /** What loading comes to; a promise that never ends keeps the fields loading. @default success */
  readonly opens?: Promise<Result<void>>;
  /** What is known of the card. @default an empty card */
  readonly state?: FieldState;
  /** What PayPal and the bank come to; a promise that never ends leaves their window open. @default cancelled */
  readonly pays?: Promise<Result<PaymentToken>>;
}

/** Puts a plain text where the provider's frame would stand. */
const showFrames = (element: HTMLElement): void => {
  const parts = element.querySelectorAll('.bb-card__box');
  for (const place of parts.length === 0 ? [element] : parts) {
    const frame = document.createElement('p');
    frame.textContent = parts.length === 0 ? "The provider's frame" : 'Frame';
    frame.translate = false;
    frame.style.padding = '12px 16px';
    place.replaceChildren(frame);
  }
};

/**
 * A client without a provider: its fields open, and every call without an answer in the options answers `cancelled`.
 *
 * @example <PaymentsProvider config={testConfig} create={() => createTestPayments()}><CardField /></PaymentsProvider>
 */
export const createTestPayments = ({
  opens = Promise.resolve(success(undefined)),
  state = emptyFieldState,
  pays,
}: TestPaymentsOptions = {}): PaymentsClient => {
  const answer = async () => failure(new PaymentError('cancelled', 'There is no provider here.'));
  return {
    provider: 'sandbox',
    load: () => opens,
    cardFields: () => ({
      ready: opens,
      mount: (element) => {
        void opens.then(({ ok }) => ok && showFrames(element));
      },
      update: () => {},
      focus: () => {},
      subscribe: (listener) => {
        listener(state);
        return () => {};
      },
      tokenize: answer,
      destroy: () => {},
    }),
    coupon: answer,
    giftCard: answer,
    paypal: () => pays ?? answer(),
    threeDSecure: (_, element) => {
      showFrames(element);
      // A bank's page is white in either scheme.
      element.style.color = 'black';
      return pays ?? answer();
    },
    dispose: () => {},
  };
};
