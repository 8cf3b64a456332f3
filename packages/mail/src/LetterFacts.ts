import type { Cents, IdentityProvider, PaidPlanCode } from '@backbeat/domain';
import type { StationId } from '@backbeat/domain/content';
import type { ListingProblem } from '@backbeat/domain/coverage';

/** The languages that letters are written in. */
export type Language = 'en' | 'de';

/** Why the provider sends no money, though somebody is to have it back. */
export type Unpaid = 'disputed' | 'by_support';

/** What staff change for a person. */
export type SupportChange =
  | 'sessions_ended'
  | 'tier_given'
  | 'tier_ended'
  | 'covered'
  | 'coupon_applied'
  | 'offer_returned'
  | 'deletion_undone';

type Nothing = Readonly<Record<never, never>>;

/** To an address without an account, which would know the language; English without one. */
interface WithoutAccount {
  readonly language?: Language | undefined;
}

interface ComingCharge {
  readonly planCode: PaidPlanCode;
  readonly amountCents: Cents;
  readonly chargedOn: string;
}

/** YouTube channels that are paid for beyond the one of the plan. */
interface ExtraChannels extends ComingCharge {
  readonly extraChannels: number;
  readonly formerExtraChannels: number;
}

interface UnpaidBill {
  readonly planCode: PaidPlanCode;
  readonly amountCents: Cents;
  readonly nextTryOn: string | null;
  /** Access ends then, unless it is paid. */
  readonly endsOn: string;
}

interface ClaimedVideo {
  /** `null` where the platform does not tell it. */
  readonly title: string | null;
  /** Where it is watched. */
  readonly address: string;
}

interface SignIn {
  readonly provider: IdentityProvider;
  readonly at: string;
}

/**
 * What each kind of letter says besides its words. Days and moments are ISO 8601: a day (`2027-02-01`) is that day
 * everywhere, a moment is shown as the day that it is where the reader lives.
 */
export interface LetterFacts {
  readonly welcome: Nothing;
  readonly 'sign-in-linked': SignIn;
  readonly 'sign-in-unlinked': SignIn;
  readonly 'merge-asked': Nothing;
  /** To an account that lost its sign-in: staff offer to merge it. */
  readonly 'merge-link': {
    /** Of the account that the person has now, as everybody sees it. */
    readonly otherName: string;
    /** Confirms for the reader's account alone, without a sign-in. */
    readonly url: string;
    readonly validUntil: string;
  };
  /** To the account that the person has now. */
  readonly 'merge-offered': { readonly validUntil: string };
  readonly 'merge-done': { readonly undoUntil: string };
  readonly 'merge-undone': Nothing;
  readonly 'deletion-asked': { readonly deletesOn: string };
  readonly 'deletion-done': WithoutAccount;
  readonly 'export-made': { readonly madeAt: string };
  /** Staff have changed something of the account. `until` is the last day of a coverage. */
  readonly 'support-changed': { readonly change: SupportChange; readonly until: string | null };
  readonly 'certificate-made': {
    readonly code: string;
    readonly channel: string;
    /** Days, as the certificate says them: in UTC. */
    readonly from: string;
    readonly until: string;
  };
  readonly 'message-received': WithoutAccount;
  /** What the staff answer to a message, and how it began. */
  readonly 'message-answered': WithoutAccount & { readonly message: string; readonly answer: string };
  /** The message itself, for the staff. */
  readonly 'message-for-staff': {
    readonly name: string;
    readonly email: string;
    readonly artist: string | null;
    readonly track: string | null;
    readonly link: string | null;
    readonly message: string;
  };

  readonly 'trial-begun': ComingCharge;
  readonly 'trial-ends-in-7-days': ComingCharge;
  readonly 'trial-ends-in-2-days': ComingCharge;
  readonly 'renewal-in-30-days': ComingCharge;
  readonly 'plan-changed': ComingCharge & {
    readonly fromPlanCode: PaidPlanCode;
    readonly changedOn: string;
  };
  readonly 'plan-change-scheduled': ComingCharge & { readonly fromPlanCode: PaidPlanCode };
  readonly 'extra-channels-changed': ExtraChannels & { readonly changedOn: string };
  /** Their number from the next bill on. */
  readonly 'extra-channels-change-scheduled': ExtraChannels;
  readonly 'pause-begun': ComingCharge;
  readonly 'pause-ends-in-3-days': ComingCharge;
  readonly 'plan-cancelled': { readonly planCode: PaidPlanCode; readonly coveredUntil: string };
  readonly 'plan-reactivated': ComingCharge;
  readonly 'price-changes': ComingCharge & { readonly fromCents: Cents };

  readonly receipt: {
    readonly number: string;
    /** `null` for what is no plan, such as a gift. */
    readonly planCode: PaidPlanCode | null;
    readonly paidCents: Cents;
    readonly paidOn: string;
  };
  readonly 'payment-failed': UnpaidBill;
  readonly 'payment-failed-again': UnpaidBill;
  readonly 'payment-last-day': UnpaidBill;
  readonly 'payment-recovered': {
    readonly planCode: PaidPlanCode;
    readonly paidCents: Cents;
    readonly paidOn: string;
  };
  readonly 'card-expires': {
    readonly planCode: PaidPlanCode;
    /** `YYYY-MM`, as on the card. */
    readonly cardMonth: string;
    readonly chargedOn: string;
  };
  /** Acknowledges a withdrawal. */
  readonly refund: {
    readonly reference: string;
    /** Of the invoice that was paid. */
    readonly number: string;
    /** `null` for what is no plan, such as a gift. */
    readonly planCode: PaidPlanCode | null;
    /** Months for others, which have ended with it: how many go back, `null` where that is not known. */
    readonly gift: { readonly months: number | null } | null;
    readonly withdrawnAt: string;
    readonly refundCents: Cents;
    /** What has paid; `null` where neither a card nor PayPal has. */
    readonly method: {
      readonly kind: 'card' | 'paypal';
      readonly brand: string | null;
      readonly lastFour: string | null;
    } | null;
    /** The parts of it: to what has paid, to the gift card, to the account. */
    readonly methodCents: Cents;
    readonly giftCardCents: Cents;
    readonly creditCents: Cents;
    /** Whether the plan has ended with it. */
    readonly endsPlan: boolean;
    /** Whether somebody without a sign-in withdrew, by the link of a letter. */
    readonly isSignedOut: boolean;
    /** Why the provider sends nothing: the bank gets the payment back, or support sends the money. */
    readonly unpaid: Unpaid | null;
  };
  /** Staff give money back though nobody withdrew: no plan ends with it. */
  readonly 'refund-given': {
    readonly number: string;
    readonly refundCents: Cents;
    readonly refundedOn: string;
  };
  /** Asked for by somebody who is not signed in. */
  readonly 'withdrawal-link': {
    readonly number: string;
    /** Works once, without a sign-in. */
    readonly url: string;
    readonly validUntil: string;
  };

  readonly 'gift-bought': {
    readonly code: string;
    readonly months: number;
    readonly paidCents: Cents;
    readonly claimUntil: string;
  };
  /** `claimedBy` is `null` when that account is gone. */
  readonly 'gift-claimed': { readonly claimedBy: string | null; readonly left: number };
  readonly 'gift-refunded': {
    readonly months: number;
    readonly refundCents: Cents;
    readonly refundedOn: string;
  };

  readonly 'claim-released': ClaimedVideo;
  /** The platform does not release it: staff look at it. */
  readonly 'claim-refused': ClaimedVideo;
  /** What the staff say about a claim. */
  readonly 'claim-answered': ClaimedVideo & { readonly answer: string };
  /** A claim on a covered video stayed too long: a month is credited. */
  readonly 'claim-credit': ClaimedVideo & { readonly creditCents: Cents };
  /** A channel is not on the list of its platform. */
  readonly 'listing-failed': { readonly channel: string; readonly problem: ListingProblem };

  readonly 'new-stations': {
    readonly stations: readonly StationId[];
    /** Answers RFC 8058's POST; whoever opens it needs no sign-in. */
    readonly unsubscribeUrl: string;
  };
}

/** What a letter is about. */
export type LetterKind = keyof LetterFacts;

/** A letter of one kind, or of some. */
export type LetterOf<Kind extends LetterKind> = {
  readonly [K in Kind]: { readonly kind: K } & LetterFacts[K];
}[Kind];

/** Everything that the product writes to people. */
export type Letter = LetterOf<LetterKind>;
