import type { Taxes } from './Taxes.ts';

/** An invoice or a refund, in cents. */
export interface ProviderInvoice {
  /** The provider's own. */
  readonly id: string;
  readonly number: string;
  readonly accountCode: string;
  /** The address that was given when it was bought. */
  readonly email: string | null;
  readonly subscriptionIds: readonly string[];
  /** Why there is a bill: bought, renewed, the plan was changed. */
  readonly origin: 'purchase' | 'renewal' | 'immediate_change' | 'other';
  readonly kind: 'charge' | 'credit';
  readonly state:
    | 'open'
    | 'paid'
    | 'past_due'
    | 'failed'
    | 'voided'
    | 'refunded'
    | 'partly_refunded'
    | 'credited';
  readonly issuedAt: Date;
  /** When the last payment of it succeeded; the day of the bill where none was needed. */
  readonly paidAt: Date;
  readonly lines: readonly {
    readonly description: string;
    readonly planCode: string | null;
    /** Marks a line that a gift was bought with: `giftMark` of its id. */
    readonly giftMark: string | null;
    /** How many extra channels are charged for. */
    readonly extraChannels: number;
    /** Before discount and tax. */
    readonly amountCents: number;
    readonly startsAt: Date | null;
    readonly endsAt: Date | null;
  }[];
  readonly discountCents: number;
  /** On top of the lines. */
  readonly taxCents: number;
  readonly taxes: Taxes;
  /** The buyer's VAT number, and the note of a bill without VAT. */
  readonly taxNotes: readonly string[];
  readonly totalCents: number;
  /** Negative for a refund. */
  readonly payments: readonly {
    readonly kind: 'card' | 'paypal' | 'credit';
    readonly brand: string | null;
    readonly lastFour: string | null;
    readonly amountCents: number;
    /** Of credit: the invoice that gave it. */
    readonly creditId: string | null;
  }[];
  readonly refundedCents: number;
  readonly balanceCents: number;
  /** The bank takes the payment back for the person who paid. */
  readonly isDisputed: boolean;
  /** The number of the refunded invoice; missing in lists. */
  readonly refundOf: string | null;
}
