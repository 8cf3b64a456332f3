import type { ReactElement } from 'react';
import { LetterContext, type LetterPlace } from './LetterContext.ts';
import type { LetterFacts, LetterKind, LetterOf } from './LetterFacts.ts';
import * as account from './letters/accountLetters.tsx';
import * as claims from './letters/claimLetters.tsx';
import * as gifts from './letters/giftLetters.tsx';
import * as messages from './letters/messageLetters.tsx';
import * as payments from './letters/paymentLetters.tsx';
import * as plans from './letters/planLetters.tsx';
import { wordsOf } from './wordsOf.ts';

/** The component of each kind. */
const views: { readonly [Kind in LetterKind]: (facts: LetterFacts[Kind]) => ReactElement } = {
  welcome: account.Welcome,
  'sign-in-linked': account.SignInChanged,
  'sign-in-unlinked': account.SignInChanged,
  'merge-asked': account.Accounts,
  'merge-link': account.MergeLink,
  'merge-offered': account.MergeOffered,
  'merge-done': account.MergeDone,
  'merge-undone': account.Accounts,
  'deletion-asked': account.DeletionAsked,
  'deletion-done': account.DeletionDone,
  'export-made': account.ExportMade,
  'support-changed': account.SupportChanged,
  'certificate-made': account.CertificateMade,
  'message-received': messages.MessageReceived,
  'message-answered': messages.MessageAnswered,
  'message-for-staff': messages.MessageForStaff,
  'trial-begun': plans.Trial,
  'trial-ends-in-7-days': plans.Trial,
  'trial-ends-in-2-days': plans.Trial,
  'renewal-in-30-days': plans.Renewal,
  'plan-changed': plans.PlanChanged,
  'plan-change-scheduled': plans.PlanChangeScheduled,
  'extra-channels-changed': plans.ExtraChannelsChanged,
  'extra-channels-change-scheduled': plans.ExtraChannelsChangeScheduled,
  'pause-begun': plans.Pause,
  'pause-ends-in-3-days': plans.Pause,
  'plan-cancelled': plans.PlanCancelled,
  'plan-reactivated': plans.Renewal,
  'price-changes': plans.PriceChanges,
  receipt: payments.Receipt,
  'payment-failed': payments.PaymentFailed,
  'payment-failed-again': payments.PaymentFailed,
  'payment-last-day': payments.PaymentFailed,
  'payment-recovered': payments.PaymentRecovered,
  'card-expires': payments.CardExpires,
  refund: payments.Refund,
  'refund-given': payments.RefundGiven,
  'withdrawal-link': payments.WithdrawalLink,
  'gift-bought': gifts.GiftBought,
  'gift-claimed': gifts.GiftClaimed,
  'gift-refunded': gifts.GiftRefunded,
  'claim-released': claims.Claim,
  'claim-refused': claims.Claim,
  'claim-answered': claims.ClaimAnswered,
  'claim-credit': claims.ClaimCredit,
  'listing-failed': claims.ListingFailed,
  'new-stations': messages.NewStations,
};

/** Props of {@link LetterSheet}. */
export interface LetterSheetProps<Kind extends LetterKind = LetterKind>
  extends Omit<LetterPlace, 'kind' | 'words'> {
  /** The letter with its facts. */
  readonly letter: LetterOf<Kind>;
}

/** Below the context that its parts read. */
const LetterView = <Kind extends LetterKind>({ letter }: Pick<LetterSheetProps<Kind>, 'letter'>) =>
  views[letter.kind](letter);

/** A letter as it is read, without the document around it. */
export const LetterSheet = <Kind extends LetterKind>({ letter, siteUrl, voice }: LetterSheetProps<Kind>) => (
  <LetterContext value={{ kind: letter.kind, words: wordsOf(letter, voice.texts), siteUrl, voice }}>
    <LetterView letter={letter} />
  </LetterContext>
);
