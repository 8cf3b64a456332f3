import type { PaymentToken, Result } from '@backbeat/payments';
import { PaymentError } from '@backbeat/payments';
import type { CardFieldsHandle } from '@backbeat/payments/react';
import { type RefObject, useCallback, useRef } from 'react';
import { useAppStore } from '../../store/hooks.ts';
import type { CheckoutForm } from './checkoutForm.ts';
import { selectCheckout } from './checkoutSlice.ts';
import { reusableToken, type StoredToken } from './reusableToken.ts';

const notConnected = () => new PaymentError('validation', 'PayPal was chosen but no account is connected.');

/**
 * Payment tokens for a purchase: the kept one while it is young and the purchase the same, else a new one from
 * the card, or the connected PayPal account's.
 */
export const usePaymentToken = (card: RefObject<CardFieldsHandle | null>) => {
  const store = useAppStore();
  const kept = useRef<StoredToken | null>(null);

  const make = useCallback(
    async (form: CheckoutForm): Promise<Result<Pick<PaymentToken, 'id'>>> => {
      const { method, paypalToken } = selectCheckout(store.getState());
      if (method === 'paypal') {
        return paypalToken === null
          ? { ok: false, error: notConnected() }
          : { ok: true, value: { id: paypalToken } };
      }
      const billing = { firstName: form.first_name.trim(), lastName: form.last_name.trim() };
      const field = card.current;
      return field === null
        ? { ok: false, error: new PaymentError('unavailable', 'The card field is not on the page.') }
        : field.tokenize(billing);
    },
    [store, card],
  );

  const take = useCallback(
    async (form: CheckoutForm, key: string): Promise<Result<Pick<PaymentToken, 'id'>>> => {
      const reused = reusableToken(kept.current, key, Date.now());
      if (reused !== null) return { ok: true, value: reused };
      const made = await make(form);
      if (made.ok) kept.current = { id: made.value.id, createdAtMs: Date.now(), purchaseKey: key };
      return made;
    },
    [make],
  );

  const drop = useCallback(() => {
    kept.current = null;
  }, []);

  return { take, drop };
};
