import { newId, newUuid } from '../store/ids.ts';
import type { PaymentMethod, Transaction } from '../store/rows.ts';

export interface ChargeInput {
  readonly accountCode: string;
  readonly amountCents: number;
  readonly method: PaymentMethod;
  readonly invoiceId: string | null;
  readonly subscriptionIds: readonly string[];
  readonly origin: Transaction['origin'];
  readonly atMs: number;
}

/**
 * Asks the test gateway for money. Nothing due is a check of the card alone, which a storable card passes
 * even though each of its charges is declined.
 */
export const charge = ({ method, amountCents, subscriptionIds, atMs, ...rest }: ChargeInput): Transaction => {
  const isCheck = amountCents === 0;
  const isPaid = method.outcome === 'approved' || (isCheck && method.outcome === 'declined_saveable');
  return {
    id: newId(),
    uuid: newUuid(),
    ...rest,
    subscriptionIds: [...subscriptionIds],
    type: isCheck ? 'verify' : 'purchase',
    amountCents,
    status: isPaid ? 'success' : 'declined',
    code: isPaid ? 'approved' : method.outcome,
    methodKind: method.kind,
    brand: method.brand,
    lastFour: method.lastFour,
    createdAtMs: atMs,
  };
};
