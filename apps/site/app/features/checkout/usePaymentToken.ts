import { PaymentError, type PaymentToken, type Result } from '@backbeat/payments';
import type { CardFieldsHandle } from '@backbeat/payments/react';
import { type RefObject, useCallback, useRef } from 'react';
import { useAppStore } from '../../store/hooks.ts';
import type { CheckoutForm } from './checkoutForm.ts';
import { selectPayMethod, selectPaypalToken } from './checkoutSlice.ts';

const notConnected = () => new PaymentError('validation', 'PayPal was chosen but no account is connected.');

/** Provider tokens live 20 minutes; one that is nearly over is not worth the risk of running out on the way. */
const reusableForMs = 15 * 60_000;

/** A payment token and the purchase that it was made for. */
interface StoredToken {
  readonly id: string;
  readonly createdAtMs: number;
  readonly purchaseKey: string;
}

/**
 * What has to be the same for a repeated attempt to be the same purchase. The api charges once per payment
 * token, so trying again with the kept token cannot charge twice.
 *
 * @example purchaseKey({ planCode: 'rocksprem_i_y_v2', quoteHash: 'h', email: 'a@b.co' }) // → '["rocksprem_i_y_v2","h","a@b.co"]'
 */
export const purchaseKey = (purchase: Readonly<Record<string, string | null>>): string =>
  JSON.stringify(Object.values(purchase));

/** The kept token, if it is young and was made for exactly this purchase. */
export const reusableToken = (kept: StoredToken | null, key: string, nowMs: number): StoredToken | null =>
  kept !== null && kept.purchaseKey === key && nowMs - kept.createdAtMs < reusableForMs ? kept : null;

/**
 * Payment tokens for a purchase: the kept one while it is young and the purchase the same, else a new one from
 * the card, or the connected PayPal account's.
 */
export const usePaymentToken = (card: RefObject<CardFieldsHandle | null>) => {
  const store = useAppStore();
  const kept = useRef<StoredToken | null>(null);

  const make = useCallback(
    async (form: CheckoutForm): Promise<Result<Pick<PaymentToken, 'id'>>> => {
      const state = store.getState();
      if (selectPayMethod(state) === 'paypal') {
        const paypalToken = selectPaypalToken(state);
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
