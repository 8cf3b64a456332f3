'use client';

import { type Context, createContext, use } from 'react';
import type { PaymentsConfig } from '../config.ts';
import type { PaymentsClient } from '../createPayments.ts';
import type { PaymentError } from '../PaymentError.ts';
import type { PaymentsTexts } from '../texts/en.ts';

/** What the components of one checkout share. */
export interface PaymentsState {
  /** The client while the page is mounted; null on the server and before mount. */
  readonly client: PaymentsClient | null;
  /** Which provider it is, known before the client is there. */
  readonly provider: PaymentsConfig['provider'];
  /** `unavailable`: the provider's script could not be loaded; offer `retry` and another way to pay. */
  readonly status: 'loading' | 'ready' | 'unavailable';
  readonly error: PaymentError | null;
  /** How often `retry` was asked for. */
  readonly attempt: number;
  /** The texts of the nearest provider; hand them to `paymentErrorText` and `declineText`. */
  readonly texts: PaymentsTexts;
  /** Starts over with a new client. */
  readonly retry: () => void;
}

const key = Symbol.for('@backbeat/payments/client');

/** The same one however often the package is installed, so that a provider of one copy reaches the fields of another. */
export const PaymentsContext: Context<PaymentsState | null> =
  Reflect.get(globalThis, key) ?? createContext<PaymentsState | null>(null);
Reflect.set(globalThis, key, PaymentsContext);

/**
 * The payment client of the nearest {@link PaymentsProvider} and how far it is.
 *
 * @throws Error when no PaymentsProvider stands above
 * @example const { client, status, retry } = usePayments();
 */
export const usePayments = (): PaymentsState => {
  const state = use(PaymentsContext);
  if (!state) {
    throw new Error(
      'There is no PaymentsProvider above this component, so there is no client to pay with. Wrap the checkout in <PaymentsProvider config={…}>.',
    );
  }
  return state;
};
