'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { cancelledError } from '../deadline.ts';
import type { PaymentToken } from '../PaymentToken.ts';
import type { PayPalOptions } from '../paypal.ts';
import { failure, type Result } from '../result.ts';
import { usePayments } from './PaymentsContext.ts';

/** Opens PayPal's window from a button of your own. */
export interface PayPalControl {
  /** The window can open in the same tick as a click. */
  readonly ready: boolean;
  /** The window is open. */
  readonly busy: boolean;
  readonly start: (options: Omit<PayPalOptions, 'signal'>) => Promise<Result<PaymentToken>>;
}

/**
 * PayPal for a form that has its own button. Leaving the page closes the window and answers `cancelled`.
 *
 * @example const { start, busy } = usePayPal();
 */
export const usePayPal = (): PayPalControl => {
  const { client, status } = usePayments();
  const [busy, setBusy] = useState(false);
  const leaving = useRef(new AbortController());

  useEffect(() => {
    const controller = new AbortController();
    leaving.current = controller;
    return () => controller.abort();
  }, []);

  const start = useCallback<PayPalControl['start']>(
    async (options) => {
      if (!client) return failure(cancelledError());
      const { signal } = leaving.current;
      setBusy(true);
      const result = await client.paypal({ ...options, signal });
      if (!signal.aborted) setBusy(false);
      return result;
    },
    [client],
  );
  return { ready: status === 'ready', busy, start };
};
