import { brand, consentWords } from '@backbeat/domain';
import type { LetterKind, Letters } from '@backbeat/sdk/contract';

type Letter = Letters['letters'][number];

/** Why something is sent whatever one wants. */
type DueReason = Exclude<Letter['reason'], 'choice' | 'marketing'>;

/** A kind of letter in words. */
interface LetterWords {
  readonly title: string;
  /** What is in it, where one chooses. */
  readonly note?: string;
}

/** Each kind of letter in words. */
export const letterWords: Readonly<Record<LetterKind, LetterWords>> = {
  welcome: { title: 'Welcome', note: 'One letter on the day of your sign-up.' },
  'sign-in-linked': { title: 'A sign-in was linked' },
  'sign-in-unlinked': { title: 'A sign-in was unlinked' },
  'merge-asked': { title: 'Your two accounts are to become one' },
  'merge-link': { title: 'An account without a sign-in is to become part of another one' },
  'merge-offered': { title: 'Our support can merge an account with this one' },
  'merge-done': { title: 'Your two accounts have become one' },
  'merge-undone': { title: 'Your accounts are two again' },
  'deletion-asked': { title: 'Your account will be deleted' },
  'deletion-done': { title: 'Your account is deleted' },
  'export-made': { title: 'A copy of your data was taken out' },
  'support-changed': { title: 'Our support has changed your account' },
  'certificate-made': { title: 'Certificate made', note: 'The link to each certificate that you make.' },
  'message-received': { title: 'We have your message' },
  'message-answered': { title: 'The music team has answered you' },
  'trial-begun': { title: 'Your trial has begun' },
  'trial-ends-in-7-days': { title: 'Your trial ends in 7 days' },
  'trial-ends-in-2-days': {
    title: 'Trial ends in 2 days',
    note: 'A second reminder. The one 7 days before comes in any case.',
  },
  'renewal-in-30-days': { title: 'Your yearly plan renews in 30 days' },
  'plan-changed': { title: 'Your plan has changed' },
  'plan-change-scheduled': { title: 'Your plan will change' },
  'extra-channels-changed': { title: 'Your extra channels have changed' },
  'extra-channels-change-scheduled': { title: 'Your extra channels will change' },
  'pause-begun': { title: 'Your pause has begun' },
  'pause-ends-in-3-days': { title: 'Your pause ends in 3 days' },
  'plan-cancelled': { title: 'Your plan is cancelled' },
  'plan-reactivated': { title: 'Your plan goes on' },
  'price-changes': { title: 'Your price changes' },
  receipt: { title: 'Receipts' },
  'payment-failed': { title: 'A payment failed' },
  'payment-failed-again': { title: 'A payment failed again' },
  'payment-last-day': { title: 'The last day to pay' },
  'payment-recovered': { title: 'A payment went through after all' },
  'card-expires': { title: 'Your card expires' },
  refund: { title: 'You have withdrawn' },
  'refund-given': { title: 'Money back from us' },
  'withdrawal-link': { title: 'The link to withdraw that was asked for' },
  'gift-bought': { title: 'The link of a gift that you bought' },
  'gift-claimed': { title: 'Gift claimed', note: 'Each time somebody claims a month that you gave.' },
  'gift-refunded': { title: 'Money back for a gift' },
  'claim-released': { title: 'A claim on your video is gone' },
  'claim-refused': { title: 'A claim on your video needs a person' },
  'claim-answered': { title: 'Our staff have looked at a claim' },
  'claim-credit': { title: 'A month is credited because a claim took too long' },
  'listing-failed': { title: 'Your channel is not on the list' },
  'new-stations': {
    title: 'What is new',
    note: `“${consentWords('marketing')}” Each letter has a link that ends them.`,
  },
};

/** Why some letters are sent in any case. */
export const dueReasons: Readonly<Record<DueReason, string>> = {
  law: 'Because the law wants you to know',
  contract: 'About your plan, your money and your data',
  safety: 'So that nothing happens to your account without your knowing',
};

/** @see dueReasons */
export const isDue = (reason: Letter['reason']): reason is DueReason => Object.hasOwn(dueReasons, reason);

type Address = Letters['address'];

/**
 * Where letters go, and what to do where none arrive.
 *
 * @example addressText({ email: null, state: 'missing' }) // → 'Your account has no email address, so no letter reaches you. …'
 */
export const addressText = ({ email, state }: Address): string => {
  const write = `Write to ${brand.supportEmail} from the address that you want to use.`;
  switch (state) {
    case 'good':
      return `We write to ${email}.`;
    case 'unproven':
      return `We do not write to ${email}: the company that you signed up with has not confirmed that it is yours. ${write}`;
    case 'refused':
      return `The mail server of ${email} has sent our letters back. Until that is mended you get only what the law wants you to know. Look whether the mailbox is full or blocks us, then have us write there again. Is the address gone? ${write}`;
    case 'missing':
      return `Your account has no email address, so no letter reaches you. ${write}`;
  }
};
