import { accountLetters } from './english/account.ts';
import { claimLetters } from './english/claims.ts';
import { giftLetters } from './english/gifts.ts';
import { paymentLetters } from './english/payments.ts';
import { planLetters } from './english/plans.ts';
import type { EveryText } from './MailTexts.ts';

/** English. */
export const en = {
  letters: { ...accountLetters, ...claimLetters, ...giftLetters, ...paymentLetters, ...planLetters },
  facts: {
    address: 'Address',
    amountDue: 'Amount due',
    artist: 'Artist',
    asksAgain: 'Next try',
    cardExpires: 'Card expires',
    change: 'What changed',
    channel: 'Channel',
    charge: 'Next payment',
    chargedOn: 'Charged on',
    claimUntil: 'Claim until',
    claimedBy: 'Claimed by',
    code: 'Code',
    coveredFrom: 'Covered from',
    coveredUntil: 'Covered until',
    date: 'Date',
    deletesOn: 'Deleted on',
    email: 'Email',
    endsOn: 'Your plan ends on',
    firstCharge: 'First payment',
    giftEnded: 'The gift ended',
    giftLink: 'Gift link',
    left: 'Months left',
    link: 'Link',
    months: 'Months',
    name: 'Name',
    newPlan: 'New plan',
    newPrice: 'New price',
    number: 'Receipt number',
    offeredUntil: 'Possible until',
    oldPlan: 'Plan so far',
    oldPrice: 'Price so far',
    otherAccount: 'Account now',
    paid: 'Paid',
    plan: 'Plan',
    planEnded: 'Your plan ended',
    reference: 'Reference',
    refund: 'Money back',
    resumesOn: 'Your plan is back on',
    signIn: 'Sign-in',
    startsOn: 'Starts on',
    toCredit: 'Kept for your next bills',
    toGiftCard: 'To your gift card',
    toMethod: 'To your card or PayPal',
    track: 'Track',
    undoUntil: 'Can be undone until',
    validUntil: 'The link works until',
    video: 'Video',
    withdrawnAt: 'You withdrew',
    withdrawnFrom: 'Withdrawn from',
    youWrote: 'You wrote',
  },
  listingProblems: {
    'unknown-channel':
      'YouTube has no channel with this id any more. Share the right channel: it takes the place of this one.',
    refused:
      'YouTube does not list it, and says no more. We ask again every day. Write to our support if it stays so.',
    'changed-often':
      'You have changed your channel twice in 30 days. This one gets its place by itself, on the day that the page says.',
    unanswered: 'YouTube has not answered yet. We keep asking. You need do nothing.',
  },
  method: { to: 'To', card: 'your card', endingIn: 'ending in' },
  monthsForOthers: { unknown: 'Months for others', one: 'month for others', more: 'months for others' },
  periods: { monthly: 'monthly', yearly: 'yearly' },
  refundOf: {
    gift: {
      more: 'Keep this letter: it is your record of the withdrawal. The gift has ended. Whoever has claimed a month keeps it.',
    },
    signedOut: { button: 'Get a new link' },
  },
  supportChanges: {
    sessions_ended: 'All your sign-ins have ended',
    tier_given: 'Your account got a plan from us',
    tier_ended: 'The plan that your account had from us has ended',
    covered: 'Your music is covered, at no cost',
    coupon_applied: 'A coupon from us lowers what your plan costs',
    offer_returned: 'You can use a code once more',
    deletion_undone: 'Your account stays: it will not be deleted',
  },
  unpaid: {
    disputed: {
      subject: 'Your bank is getting your money back',
      lead: 'Your bank is getting the payment back for you, so nothing comes from us besides.',
    },
    by_support: {
      subject: 'Our support sends your money',
      lead: 'The payment provider has not sent your money, so our support sends it. You need do nothing.',
    },
  },
  why: {
    law: 'You get this letter because the law asks us to tell you.',
    contract: 'You get this letter because it is about your plan, your money or your data with us.',
    safety: 'You get this letter so that nobody changes your account without your knowing.',
    choice: 'You can turn off letters like this one in your settings.',
    marketing: 'You get this letter because you agreed to hear what is new.',
    staff: 'For the team. Nobody else gets this letter.',
  },
  questions: 'Questions? Write to us:',
  privacy: 'Privacy Policy',
  unsubscribe: 'Unsubscribe',
  choose: 'Choose which letters you get',
} satisfies EveryText;
