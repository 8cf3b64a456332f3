import type { BillingInfo, Client } from 'recurly';
import type { BillingProvider, PaymentMethod } from '../BillingProvider.ts';
import { isInFlight, isNotFound, refusalOf, unavailable } from './recurlyErrors.ts';

declare module 'recurly' {
  // The library accepts request options here, which its types leave out.
  interface Client {
    updateBillingInfo(
      accountId: string,
      body: BillingInfoCreate,
      options: { headers: Record<string, string> },
    ): Promise<BillingInfo>;
  }
}

/** The payment method in our terms; null for a kind without a name here, such as a bank account. */
export const readPaymentMethod = ({ paymentMethod }: BillingInfo): PaymentMethod | null => {
  const { object = '', cardType, lastFour, expMonth, expYear } = paymentMethod ?? {};
  if (object?.startsWith('paypal')) return { kind: 'paypal' };
  if (!lastFour || !expMonth || !expYear) return null;
  return { kind: 'card', brand: cardType ?? 'Card', lastFour, expiryMonth: expMonth, expiryYear: expYear };
};

/** Reads and replaces payment methods. */
export const createRecurlyPaymentMethod = (
  reading: Client,
  buying: Client,
): Pick<BillingProvider, 'paymentMethod' | 'updatePaymentMethod'> => ({
  paymentMethod: async (accountCode) => {
    try {
      return readPaymentMethod(await reading.getBillingInfo(`code-${accountCode}`));
    } catch (error) {
      if (isNotFound(error)) return null;
      throw unavailable(error);
    }
  },

  updatePaymentMethod: async ({ accountCode, tokenId, threeDSecureResultTokenId }, idempotencyKey) => {
    const bank =
      threeDSecureResultTokenId === null
        ? {}
        : { threeDSecureActionResultTokenId: threeDSecureResultTokenId };
    try {
      const stored = await buying.updateBillingInfo(
        `code-${accountCode}`,
        { tokenId, ...bank },
        { headers: { 'Idempotency-Key': idempotencyKey } },
      );
      return { kind: 'stored', method: readPaymentMethod(stored) };
    } catch (error) {
      if (isInFlight(error)) return { kind: 'in-flight' };
      const refusal = refusalOf(error);
      if (refusal?.kind === 'declined' || refusal?.kind === 'three-d-secure') return refusal;
      throw unavailable(error);
    }
  },
});
