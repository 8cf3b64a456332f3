import type { CheckoutPlanCode, Coupon, PlanCode } from '@backbeat/domain';
import type { ProviderInvoice } from './ProviderInvoice.ts';
import type { TaxAddress, TaxAnswer, Taxes, TaxOrder } from './Taxes.ts';

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
  /** Where the buyer is, where that was asked for. The account keeps it. */
  readonly address?: TaxAddress;
}

/** A purchase of months for others, as one line of a bill. */
export interface GiftOrder
  extends Pick<
    PurchaseOrder,
    'accountCode' | 'email' | 'firstName' | 'lastName' | 'tokenId' | 'threeDSecureResultTokenId' | 'address'
  > {
  /** Marks the bill line, so that it can be found later. */
  readonly giftId: string;
  readonly places: number;
  readonly unitAmountCents: number;
}

/** A code that the provider refuses. Nothing was charged. */
type WrongCode = { readonly kind: 'coupon-invalid' } | { readonly kind: 'gift-card-invalid' };

/** What a purchase would charge now, in cents. */
export type PreviewResult =
  | { readonly kind: 'priced'; readonly nowTotalCents: number; readonly isTaxed: boolean }
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
  /** What the plan costs in a period, the hosted page's add-ons with it and extra channels not, before coupons. */
  readonly amountCents: number;
  /** That price of a change that is scheduled for the next bill. */
  readonly pendingAmountCents: number | null;
  /** Extra channels that are paid for, and their number from the next bill on where that is to change. */
  readonly extraChannels: number;
  readonly pendingExtraChannels: number | null;
  /** What the next invoice will charge in cents; null when none will come. */
  readonly nextAmountCents: number | null;
  readonly nextBillingDate: Date | null;
  /** When access ends unless another payment arrives; null if unknown. */
  readonly paidThroughDate: Date | null;
  readonly firstBillingDate: Date | null;
  /** When coverage began; a trial counts. */
  readonly startedAt: Date;
  readonly periodStartedAt: Date;
  /** The overdue amount and the time of the next attempt; null if nothing is overdue. */
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

/** A change of a subscription's plan or of its extra channels. */
export interface ChangeOrder {
  readonly subscriptionId: string;
  readonly planCode: PlanCode;
  /** What the plan costs in a period, without extra channels. */
  readonly unitAmountCents: number;
  /** How many there are after the change. */
  readonly extraChannels: number;
  readonly couponCode: string | null;
  readonly isNow: boolean;
  readonly threeDSecureResultTokenId: string | null;
}

/** What a change would bill now, in cents. */
export interface ChangeBill {
  readonly chargeCents: number;
  readonly discountCents: number;
  /** The taxes of the charge; they come on top of it unless it holds them. */
  readonly taxes: Taxes;
  /** Credit for the unused rest of the old plan. */
  readonly creditCents: number;
  /** The part that credit and gift cards pay. */
  readonly paidByCreditCents: number;
  readonly totalCents: number;
  readonly startsAt: Date;
  /** The end of the paid period. */
  readonly periodEndsAt: Date;
  /** True if nothing is billed. */
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

/** `immutable`: the subscription cannot be paused now, or has no such pause. */
type PauseResult = { readonly kind: 'changed' } | { readonly kind: 'in-flight' | 'immutable' };
type ResumeResult = PauseResult | Extract<PurchaseResult, { kind: 'declined' | 'three-d-secure' }>;

/** The facts that a quote of a change is made from. */
export interface SubscriptionFacts {
  readonly unitAmountCents: number;
  readonly periodStartedAt: Date;
  readonly periodEndsAt: Date;
  readonly trialEndsAt: Date | null;
  /** Whether its price holds the tax. */
  readonly isTaxInside: boolean;
  /** The code and the start of a coupon that still applies. */
  readonly coupon: { readonly code: string; readonly redeemedAt: Date } | null;
}

/** A coupon as the provider lets accounts redeem it. */
export interface CouponTerms {
  readonly coupon: Coupon;
  /** False once it has expired, or everybody together has redeemed it often enough. */
  readonly isOpen: boolean;
  /** How often one account may redeem it; null for no limit. */
  readonly perAccount: number | null;
}

/** A coupon that an account has redeemed; it lowers bills while it is active. */
export interface CouponRedemption {
  readonly couponCode: string;
  readonly isActive: boolean;
}

/** A coupon for the bills to come of a subscription. */
interface RedemptionOrder {
  readonly accountCode: string;
  readonly coupon: Pick<Coupon, 'code' | 'redemptionResource'>;
  readonly subscriptionId: string;
}

/** Credit for an account, which pays its next bills. */
interface CreditOrder {
  /** Marks the credit, so that it can be found later. */
  readonly id: string;
  readonly accountCode: string;
  readonly amountCents: number;
  /** As it stands on the bill. */
  readonly description: string;
}

/** The payment method of an account. */
export type PaymentMethod =
  | {
      readonly kind: 'card';
      readonly brand: string;
      readonly lastFour: string;
      readonly expiryMonth: number;
      readonly expiryYear: number;
    }
  | { readonly kind: 'paypal' };

/** A new payment method for an account, as a token from the browser. */
interface PaymentMethodOrder {
  readonly accountCode: string;
  readonly tokenId: string;
  readonly threeDSecureResultTokenId: string | null;
}

type PaymentMethodResult =
  /** `method` is null for a kind that the api has no name for. */
  | { readonly kind: 'stored'; readonly method: PaymentMethod | null }
  | Extract<PurchaseResult, { kind: 'declined' | 'three-d-secure' | 'in-flight' }>;

/** The payment provider. Every call may throw BillingUnavailable. */
export interface BillingProvider {
  preview(order: PurchaseOrder): Promise<PreviewResult>;
  /** Charges once for each key, however often it is called. */
  purchase(order: PurchaseOrder, idempotencyKey: string): Promise<PurchaseResult>;
  previewGift(order: GiftOrder): Promise<PreviewResult>;
  /** Charges once for each key. */
  buyGift(order: GiftOrder, idempotencyKey: string): Promise<PurchaseResult>;
  /** The number of the invoice of a gift; null if it was not bought. */
  giftInvoice(accountCode: string, giftId: string): Promise<string | null>;
  /**
   * Whether the site charges tax, so that it has to know where buyers are. An answer of some seconds ago will do, unless
   * it has to be of `now`.
   */
  chargesTax(when?: 'now'): Promise<boolean>;
  /** Where the account is known to be; null if nobody has said. */
  taxAddress(accountCode: string): Promise<TaxAddress | null>;
  /** The tax on amounts. Buys nothing. */
  taxes(order: TaxOrder): Promise<TaxAnswer>;
  /** Tells the tax number of an account, whose bills go by it where it is a VAT number of its country. */
  noteTaxNumber(accountCode: string, taxNumber: string): Promise<void>;
  /** Null for an account that the provider does not know. */
  account(accountCode: string): Promise<ProviderAccount | null>;
  /** Closes an account and redacts its personal data; its invoices stay. Does nothing where there is no account. */
  redactAccount(accountCode: string): Promise<void>;
  /** Null when there is none with this code. */
  coupon(code: string): Promise<Coupon | null>;
  /** Null when there is none with this code. */
  couponTerms(code: string): Promise<CouponTerms | null>;
  /** Every coupon that an account has redeemed, those that have ended too. */
  redemptions(accountCode: string): Promise<readonly CouponRedemption[]>;
  /**
   * Applies a coupon to the bills to come, in place of one that runs. Once for each key, which the provider forgets
   * after an hour.
   */
  redeemCoupon(order: RedemptionOrder, idempotencyKey: string): Promise<'redeemed' | 'refused' | 'in-flight'>;
  /** Gives credit once for each id, however often it is called. */
  giveCredit(order: CreditOrder): Promise<'given' | 'in-flight' | 'no-account'>;
  /** The account's gift cards and credit in cents, which pay bills before the card does. */
  availableCreditCents(accountCode: string): Promise<number>;
  /** The gift card of the order and the account's credit in cents, which pay before the card does. */
  prepaidCents(order: PurchaseOrder): Promise<number>;
  subscription(subscriptionId: string): Promise<SubscriptionFacts | null>;
  previewChange(order: ChangeOrder): Promise<ChangePreview>;
  /** Charges once for each key. */
  change(order: ChangeOrder, idempotencyKey: string): Promise<ChangeResult>;
  /** Cancels a change that is scheduled for the next bill. */
  cancelScheduledChange(subscriptionId: string): Promise<void>;
  /** Undoes a cancellation while the paid period still runs. */
  reactivate(subscriptionId: string): Promise<void>;
  /** An account's invoices, newest first, one page at a time; empty for an unknown account. */
  invoices(
    accountCode: string,
    cursor: string | null,
  ): Promise<{ readonly invoices: readonly ProviderInvoice[]; readonly nextCursor: string | null }>;
  /** The invoice of any account; null for an unknown number. */
  invoice(number: string): Promise<ProviderInvoice | null>;
  /** The credits that an invoice was refunded by. */
  refundsOf(invoiceId: string): Promise<readonly ProviderInvoice[]>;
  /** What gift cards paid of an invoice. */
  giftCardCents(invoice: ProviderInvoice): Promise<number>;
  /** Gives an amount back: first to the payment method, the rest to what else has paid. Once for each key. */
  refund(invoiceId: string, amountCents: number, idempotencyKey: string): Promise<'refunded' | 'in-flight'>;
  /**
   * Pauses for a number of billing periods from the next bill on. 0 takes back a pause that has not begun, and succeeds
   * where there is none.
   */
  pause(subscriptionId: string, periods: number, idempotencyKey: string): Promise<PauseResult>;
  /** The bill of `resume` now; null if the provider does not tell. */
  previewResume(subscriptionId: string): Promise<ChangeBill | null>;
  /** Ends a pause: a new period begins at once and is charged. Only a pause that runs can be ended, and only once. */
  resume(subscriptionId: string, idempotencyKey: string): Promise<ResumeResult>;
  /** Ends a subscription at once, without a refund. */
  terminate(subscriptionId: string): Promise<void>;
  /** Null without a stored payment method. */
  paymentMethod(accountCode: string): Promise<PaymentMethod | null>;
  /** Checks and stores a payment method, and pays overdue bills with it. Once for each key. */
  updatePaymentMethod(order: PaymentMethodOrder, idempotencyKey: string): Promise<PaymentMethodResult>;
  /** Stops the renewal; paid time stays. */
  cancel(subscriptionId: string): Promise<void>;
  /** Ends a subscription whose last bill is unpaid, without further attempts. A paid one is cancelled. */
  endUnpaid(accountCode: string, subscriptionId: string): Promise<void>;
}

/** The provider gave no answer that tells the outcome. */
export class BillingUnavailable extends Error {
  override readonly name = 'BillingUnavailable';
  /** True if the request may have succeeded all the same. */
  readonly maybeDone: boolean;

  constructor(message: string, { maybeDone, cause }: { maybeDone: boolean; cause?: unknown }) {
    super(message, { cause });
    this.maybeDone = maybeDone;
  }
}
