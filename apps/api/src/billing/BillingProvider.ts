import type { CheckoutPlanCode, Coupon, PlanCode } from '@backbeat/domain';

/** A purchase of one plan. Codes are null when none was entered. */
export interface PurchaseOrder {
  readonly accountCode: string;
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly planCode: CheckoutPlanCode;
  readonly couponCode: string | null;
  readonly giftCardCode: string | null;
  readonly tokenId: string;
  readonly threeDSecureResultTokenId: string | null;
}

/** A purchase of months for others, as one line of a bill. */
export interface GiftOrder
  extends Pick<
    PurchaseOrder,
    'accountCode' | 'email' | 'firstName' | 'lastName' | 'tokenId' | 'threeDSecureResultTokenId'
  > {
  /** The line is found again by it. */
  readonly giftId: string;
  readonly places: number;
  readonly unitAmountCents: number;
}

/** The line of a bill that a gift was bought with. */
interface GiftLine {
  readonly invoiceId: string;
  readonly lineId: string;
  /** Months that went back already. */
  readonly refundedPlaces: number;
}

/** A code that the provider does not take for this purchase. Nothing was charged. */
type WrongCode = { readonly kind: 'coupon-invalid' } | { readonly kind: 'gift-card-invalid' };

/** What a purchase would charge now, in cents. */
export type PreviewResult =
  | { readonly kind: 'priced'; readonly nowTotalCents: number }
  | { readonly kind: 'declined'; readonly decline: string }
  | WrongCode;

/** How a purchase ended. */
export type PurchaseResult =
  | { readonly kind: 'paid'; readonly subscriptionIds: readonly string[] }
  /** `decline` is the provider's code, e.g. 'insufficient_funds'. */
  | { readonly kind: 'declined'; readonly decline: string }
  | { readonly kind: 'three-d-secure'; readonly actionTokenId: string }
  /** An earlier call with the same key has not ended yet. */
  | { readonly kind: 'in-flight' }
  | WrongCode;

/** A subscription as the provider has it. */
export interface ProviderSubscription {
  readonly id: string;
  readonly planCode: PlanCode;
  /** The plan of a change that is scheduled for the next bill. */
  readonly pendingPlanCode: PlanCode | null;
  readonly state: 'active' | 'canceled' | 'expired' | 'past_due' | 'future' | 'paused';
  /** When a pause begins or began, and when the provider ends it; null without one. */
  readonly pausesAt: Date | null;
  readonly resumesAt: Date | null;
  /** What a period costs, add-ons with it, before coupons. */
  readonly amountCents: number;
  /** The price of a change that is scheduled for the next bill. */
  readonly pendingAmountCents: number | null;
  /** What the next invoice will charge in cents; null when none will come. */
  readonly nextAmountCents: number | null;
  readonly nextBillingDate: Date | null;
  /** The day on which access ends unless something is paid before; null when nobody says. */
  readonly paidThroughDate: Date | null;
  readonly firstBillingDate: Date | null;
  /** When it began to cover; a trial counts. */
  readonly startedAt: Date;
  readonly periodStartedAt: Date;
  /** What is overdue in cents, and when it is tried again; null while nothing is. */
  readonly overdue: { readonly amountCents: number; readonly nextTryAt: Date | null } | null;
  /** The last month of the account's card, 'YYYY-MM'; null without one. */
  readonly cardExpires: string | null;
  /** The coupons that were redeemed for it: `usedOffer` of each. */
  readonly offers: readonly string[];
  readonly createdAt: Date;
  readonly updatedAt: Date;
}

/** What the provider knows of an account. */
export interface ProviderAccount {
  readonly subscriptions: readonly ProviderSubscription[];
  /** Opens the provider's hosted account page: a secret. Null when the account has none. */
  readonly hostedLoginToken: string | null;
}

/** A change of a subscription's plan. */
export interface ChangeOrder {
  readonly subscriptionId: string;
  readonly planCode: PlanCode;
  readonly unitAmountCents: number;
  readonly couponCode: string | null;
  readonly isNow: boolean;
  readonly threeDSecureResultTokenId: string | null;
}

/** What a change would bill now, in cents. */
export interface ChangeBill {
  readonly chargeCents: number;
  readonly discountCents: number;
  /** For the unused rest of the old plan. */
  readonly creditCents: number;
  /** What credit and gift cards pay of it. */
  readonly paidByCreditCents: number;
  readonly totalCents: number;
  readonly startsAt: Date;
  /** What is paid for lasts until then. */
  readonly periodEndsAt: Date;
  /** Nothing is billed at all. */
  readonly isEmpty: boolean;
}

type ChangePreview =
  /** `bill` is null when the change is not billed now. */
  | { readonly kind: 'priced'; readonly bill: ChangeBill | null }
  | { readonly kind: 'coupon-invalid' }
  /** The subscription is not in a state to be changed. */
  | { readonly kind: 'immutable' };

export type ChangeResult =
  | { readonly kind: 'changed' }
  | Extract<PurchaseResult, { kind: 'declined' | 'three-d-secure' | 'in-flight' | 'coupon-invalid' }>
  | { readonly kind: 'immutable' };

/** `immutable`: it cannot be paused as it is, or there is no such pause. */
type PauseResult = { readonly kind: 'changed' } | { readonly kind: 'in-flight' | 'immutable' };
type ResumeResult = PauseResult | Extract<PurchaseResult, { kind: 'declined' | 'three-d-secure' }>;

/** A subscription's facts that a change is quoted from. */
export interface SubscriptionFacts {
  readonly unitAmountCents: number;
  readonly periodStartedAt: Date;
  readonly periodEndsAt: Date;
  readonly trialEndsAt: Date | null;
  /** The code and the start of a coupon that still works. */
  readonly coupon: { readonly code: string; readonly redeemedAt: Date } | null;
}

/** A bill, or money that came back, in cents. */
export interface ProviderInvoice {
  readonly number: string;
  readonly accountCode: string;
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
  readonly lines: readonly {
    readonly description: string;
    readonly planCode: string | null;
    /** Before discount and tax. */
    readonly amountCents: number;
    readonly startsAt: Date | null;
    readonly endsAt: Date | null;
  }[];
  readonly discountCents: number;
  readonly taxCents: number;
  readonly totalCents: number;
  /** Negative for a refund. */
  readonly payments: readonly {
    readonly kind: 'card' | 'paypal' | 'credit';
    readonly brand: string | null;
    readonly lastFour: string | null;
    readonly amountCents: number;
  }[];
  readonly refundedCents: number;
  readonly balanceCents: number;
  /** The number of the invoice that this gives money back for; a list does not say it. */
  readonly refundOf: string | null;
}

/** What an account's bills are charged to. */
export type PaymentMethod =
  | {
      readonly kind: 'card';
      readonly brand: string;
      readonly lastFour: string;
      readonly expiryMonth: number;
      readonly expiryYear: number;
    }
  | { readonly kind: 'paypal' };

/** Another payment method for an account, as the token that the browser made of it. */
interface PaymentMethodOrder {
  readonly accountCode: string;
  readonly tokenId: string;
  readonly threeDSecureResultTokenId: string | null;
}

type PaymentMethodResult =
  /** `method` is null for a kind that has no name here. */
  | { readonly kind: 'stored'; readonly method: PaymentMethod | null }
  | Extract<PurchaseResult, { kind: 'declined' | 'three-d-secure' | 'in-flight' }>;

/** The company that charges. Every call may throw BillingUnavailable. */
export interface BillingProvider {
  preview(order: PurchaseOrder): Promise<PreviewResult>;
  /** Charges once for each key, however often it is called with it. */
  purchase(order: PurchaseOrder, idempotencyKey: string): Promise<PurchaseResult>;
  previewGift(order: GiftOrder): Promise<PreviewResult>;
  /** Charges once for each key. */
  buyGift(order: GiftOrder, idempotencyKey: string): Promise<PurchaseResult>;
  /** The line that a gift was bought with; null when it was not. */
  giftLine(accountCode: string, giftId: string): Promise<GiftLine | null>;
  /** Refunds months of a gift to what had paid for them, once for each key. */
  refundGift(line: GiftLine, places: number, idempotencyKey: string): Promise<'refunded' | 'in-flight'>;
  /** Null when the provider has never heard of the account. */
  account(accountCode: string): Promise<ProviderAccount | null>;
  /** Closes an account and redacts its personal data; its invoices stay. Does nothing where there is no account. */
  redactAccount(accountCode: string): Promise<void>;
  /** Null when there is none with this code. */
  coupon(code: string): Promise<Coupon | null>;
  /** What pays the account's bills before a card does: gift cards and credit, in cents. */
  availableCreditCents(accountCode: string): Promise<number>;
  /** What pays the order before a card does, in cents: its gift card, and what the account has left over. */
  prepaidCents(order: PurchaseOrder): Promise<number>;
  subscription(subscriptionId: string): Promise<SubscriptionFacts | null>;
  previewChange(order: ChangeOrder): Promise<ChangePreview>;
  /** Charges once for each key. */
  change(order: ChangeOrder, idempotencyKey: string): Promise<ChangeResult>;
  /** Cancels a change that is scheduled for the next bill. */
  cancelScheduledChange(subscriptionId: string): Promise<void>;
  /** Undoes a cancellation while the paid period still runs. */
  reactivate(subscriptionId: string): Promise<void>;
  /** What an account was billed, newest first, a page at a time; empty when the provider has never heard of it. */
  invoices(
    accountCode: string,
    cursor: string | null,
  ): Promise<{ readonly invoices: readonly ProviderInvoice[]; readonly nextCursor: string | null }>;
  /** Whoever it belongs to; null when there is none. */
  invoice(number: string): Promise<ProviderInvoice | null>;
  /**
   * Charges nothing for a number of billing periods, from the next bill on. 0 takes a pause back that has not begun; where
   * there is none, that is done already.
   */
  pause(subscriptionId: string, periods: number, idempotencyKey: string): Promise<PauseResult>;
  /** What `resume` would bill now; null where it cannot be told. */
  previewResume(subscriptionId: string): Promise<ChangeBill | null>;
  /** Ends a pause: a new period begins at once and is charged. Only a pause that runs can be ended, and only once. */
  resume(subscriptionId: string, idempotencyKey: string): Promise<ResumeResult>;
  /** Ends a subscription at once, without a refund. */
  terminate(subscriptionId: string): Promise<void>;
  /** Null when nothing is on file. */
  paymentMethod(accountCode: string): Promise<PaymentMethod | null>;
  /** Checks a payment method, puts it in the place of the old one and tries overdue bills with it. Once for each key. */
  updatePaymentMethod(order: PaymentMethodOrder, idempotencyKey: string): Promise<PaymentMethodResult>;
  /** Stops the renewal; what is paid for stays. */
  cancel(subscriptionId: string): Promise<void>;
  /** Ends a subscription whose last bill was not paid, which is not tried again. One that was paid is cancelled. */
  endUnpaid(accountCode: string, subscriptionId: string): Promise<void>;
}

/** The provider did not give an answer that tells what happened. */
export class BillingUnavailable extends Error {
  override readonly name = 'BillingUnavailable';
  /** What was asked for may have happened all the same. */
  readonly maybeDone: boolean;

  constructor(message: string, { maybeDone, cause }: { maybeDone: boolean; cause?: unknown }) {
    super(message, { cause });
    this.maybeDone = maybeDone;
  }
}
