import { type DeclineTexts, declineTexts } from '@backbeat/domain/declines';
import { fieldTexts } from './fieldTexts.ts';

/**
 * Every text of this package that a person reads or hears. Each can be replaced by `texts` of a `PaymentsProvider`, or
 * handed to the functions that give a text.
 */
export interface PaymentsTexts extends DeclineTexts {
  /** Visible name of the card field. */
  readonly card: string;
  /** Shown while the card field loads. */
  readonly loadingCard: string;
  /** Button beside a card field that could not be loaded. */
  readonly tryAgain: string;

  /** Names of the frames, for screen readers; those of the parts are also visible above a split card. */
  readonly labelCard: string;
  readonly labelNumber: string;
  readonly labelMonth: string;
  readonly labelYear: string;
  readonly labelCvv: string;
  /** Name of the frame with the bank's own check. */
  readonly labelBankCheck: string;
  /** Hints inside the empty inputs. */
  readonly placeholderNumber: string;
  readonly placeholderExpiry: string;
  readonly placeholderMonth: string;
  readonly placeholderYear: string;
  readonly placeholderCvv: string;

  /** Parts of the form, as `checkParts` names them. */
  readonly partNumber: string;
  readonly partExpiry: string;
  readonly partCvv: string;
  readonly partFirstName: string;
  readonly partLastName: string;
  /** What is to be looked at again: one part or several. */
  readonly checkParts: (parts: readonly string[]) => string;
  /** The same where no part is known. */
  readonly checkCard: string;

  readonly timeout: string;
  /** The provider's script or fields could not be loaded. */
  readonly unavailable: string;
  readonly popupBlocked: string;
  readonly unreachable: string;
}

/** The English texts, shown where no others are given. */
export const en: PaymentsTexts = {
  ...fieldTexts,
  ...declineTexts,
  card: 'Card',
  loadingCard: 'Loading the card form',
  tryAgain: 'Try again',

  partNumber: 'card number',
  partExpiry: 'expiry date',
  partCvv: 'security code',
  partFirstName: 'first name',
  partLastName: 'last name',
  checkParts: (parts) => `Check the ${parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')}.`,
  checkCard: 'Check the card details.',

  timeout: 'The payment service did not answer in time. Nothing was charged. Try again.',
  unavailable:
    'The payment form could not be loaded. Check your connection and any content blocker, then try again.',
  popupBlocked: 'Your browser blocked the PayPal window. Allow pop-ups for this page and try again.',
  unreachable:
    'The payment service could not be reached. Nothing was charged. Check your connection and try again.',
};
