'use client';

import type { Cents } from '@backbeat/domain';
import type { ReactNode } from 'react';
import type { PaymentError } from '../PaymentError.ts';
import type { PaymentToken } from '../PaymentToken.ts';
import { usePayments } from './PaymentsContext.ts';
import { usePayPal } from './usePayPal.ts';

export interface PayPalButtonProps {
  /** What the person agrees to, as PayPal shows it. */
  readonly description: string;
  /** What PayPal shows as the amount. */
  readonly amountCents: Cents;
  /** Called with what the purchase is made with. */
  readonly onToken: (token: PaymentToken) => void;
  /** Also called with code `cancelled` when the person closes the window. */
  readonly onError: (error: PaymentError) => void;
  /** Cannot be pressed now. @default false */
  readonly disabled?: boolean;
  /** Joined with the class of the button. */
  readonly className?: string;
  /** What the button says. @default 'Pay with PayPal' */
  readonly children?: ReactNode;
}

/**
 * A button that opens PayPal's window.
 *
 * @example <PayPalButton description="Premium" amountCents={cents(1199)} onToken={buy} onError={show} />
 */
export const PayPalButton = ({
  description,
  amountCents,
  onToken,
  onError,
  disabled = false,
  className = 'bb-paypal',
  children,
}: PayPalButtonProps) => {
  const { ready, busy, start } = usePayPal();
  const { texts } = usePayments();
  const pay = async () => {
    const result = await start({ description, amountCents });
    if (result.ok) onToken(result.value);
    else onError(result.error);
  };
  return (
    <button
      type="button"
      className={className}
      disabled={disabled || !ready || busy}
      aria-busy={busy}
      onClick={pay}
    >
      {children ?? texts.payWithPayPal}
    </button>
  );
};
