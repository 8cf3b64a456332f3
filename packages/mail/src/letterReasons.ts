import type { LetterKind } from './LetterFacts.ts';

/**
 * Why a letter is sent.
 *
 * - `law`: consumer law or the card networks ask for it
 * - `contract`: without it the person would not know how their plan, money or data stands
 * - `safety`: it tells the owner what somebody else may have done
 * - `choice`: goes to whoever has not turned it off
 * - `marketing`: goes to whoever agreed, and can be stopped from the letter and from the mail program
 * - `staff`: goes to us
 */
export type LetterReason = 'law' | 'contract' | 'safety' | 'choice' | 'marketing' | 'staff';

/**
 * The reason of each kind. Only what goes by choice or for marketing can be turned off.
 *
 * @example letterReasons.receipt // → 'contract'
 */
export const letterReasons = {
  welcome: 'choice',
  'sign-in-linked': 'safety',
  'sign-in-unlinked': 'safety',
  'merge-asked': 'safety',
  'merge-link': 'safety',
  'merge-offered': 'safety',
  'merge-done': 'safety',
  'merge-undone': 'safety',
  'deletion-asked': 'safety',
  'deletion-done': 'contract',
  'export-made': 'safety',
  'support-changed': 'safety',
  'certificate-made': 'choice',
  'message-received': 'contract',
  'message-answered': 'contract',
  'message-for-staff': 'staff',
  'trial-begun': 'law',
  'trial-ends-in-7-days': 'law',
  'trial-ends-in-2-days': 'choice',
  'renewal-in-30-days': 'law',
  'plan-changed': 'contract',
  'plan-change-scheduled': 'contract',
  'extra-channels-changed': 'contract',
  'extra-channels-change-scheduled': 'contract',
  'pause-begun': 'contract',
  'pause-ends-in-3-days': 'contract',
  'plan-cancelled': 'law',
  'plan-reactivated': 'contract',
  'price-changes': 'law',
  receipt: 'contract',
  'payment-failed': 'contract',
  'payment-failed-again': 'contract',
  'payment-last-day': 'contract',
  'payment-recovered': 'contract',
  'card-expires': 'contract',
  refund: 'law',
  'refund-given': 'contract',
  'withdrawal-link': 'law',
  'gift-bought': 'contract',
  'gift-claimed': 'choice',
  'gift-refunded': 'contract',
  'claim-released': 'contract',
  'claim-refused': 'contract',
  'claim-answered': 'contract',
  'claim-credit': 'contract',
  'listing-failed': 'contract',
  'new-stations': 'marketing',
} as const satisfies Record<LetterKind, LetterReason>;

/** The kinds that need the person's consent. */
export type MarketingKind = {
  [Kind in LetterKind]: (typeof letterReasons)[Kind] extends 'marketing' ? Kind : never;
}[LetterKind];
