import { fieldTexts } from './fieldTexts.ts';

/**
 * Every text of this package that a person reads or hears. Each can be replaced by `texts` of a `PaymentsProvider`, or
 * handed to the functions that give a text.
 */
export interface PaymentsTexts {
  /** Visible name of the card field. */
  readonly card: string;
  /** While the card field is on its way. */
  readonly loadingCard: string;
  /** Button beside a card field that did not come. */
  readonly tryAgain: string;
  /** The button that opens PayPal. */
  readonly payWithPayPal: string;

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

  /** Stands after each sentence about a refused or stopped payment. */
  readonly nothingCharged: string;
  /** A payment that failed for a reason that helps nobody. */
  readonly generalFailure: string;
  readonly timeout: string;
  /** The provider's script or fields did not come. */
  readonly unavailable: string;
  readonly popupBlocked: string;
  readonly unreachable: string;

  /** Why a purchase was refused, and what to do about it. */
  readonly wrongCvv: string;
  readonly expiredCard: string;
  readonly wrongExpiry: string;
  readonly wrongNumber: string;
  readonly wrongAddress: string;
  readonly notEnoughMoney: string;
  readonly overLimit: string;
  readonly tooManyAttempts: string;
  readonly sentTwice: string;
  readonly confirmPayment: string;
  readonly notConfirmed: string;
  readonly enteredTooLongAgo: string;
  readonly bankUnreachable: string;
  readonly looksUnusual: string;
  readonly payPalRefused: string;
  readonly stopped: string;
  readonly refusedThisTime: string;
  readonly callBank: string;
  readonly notActivated: string;
  readonly kindNotTaken: string;
  readonly otherCurrency: string;
  readonly onHold: string;
  readonly detailsMissing: string;
  readonly declined: string;

  /** While the server is asked for the total. */
  readonly checkingTotal: string;
  /** The server could not be asked. */
  readonly totalNotChecked: string;
  /** The server asks for more today than was shown; amounts as written. */
  readonly totalIsMore: (total: string, difference: string) => string;
  /** The server asks for less today than was shown. */
  readonly totalIsLess: (total: string, difference: string) => string;
  /** The total today is as shown, the next payment is not. */
  readonly nextPaymentDiffers: (total: string, next: string, shown: string) => string;
}

/** The texts without others. */
export const en: PaymentsTexts = {
  ...fieldTexts,
  card: 'Card',
  loadingCard: 'Loading the card form',
  tryAgain: 'Try again',
  payWithPayPal: 'Pay with PayPal',

  partNumber: 'card number',
  partExpiry: 'expiry date',
  partCvv: 'security code',
  partFirstName: 'first name',
  partLastName: 'last name',
  checkParts: (parts) => `Check the ${parts.join(', ').replace(/, (?=[^,]*$)/, ' and ')}.`,
  checkCard: 'Check the card details.',

  nothingCharged: 'Nothing was charged.',
  generalFailure: 'There was an error processing your payment. Please contact support.',
  timeout: 'The payment service did not answer in time. Nothing was charged. Try again.',
  unavailable:
    'The payment form could not be loaded. Check your connection and any content blocker, then try again.',
  popupBlocked: 'Your browser blocked the PayPal window. Allow pop-ups for this page and try again.',
  unreachable:
    'The payment service could not be reached. Nothing was charged. Check your connection and try again.',

  wrongCvv: 'The security code is not right. Check the 3 or 4 digits and try again.',
  expiredCard: 'This card has expired. Use another card.',
  wrongExpiry: 'The expiry date is not right. Check it and try again.',
  wrongNumber: 'The card number is not right. Check it and try again.',
  wrongAddress: 'The address does not match the one your bank has. Check it and try again.',
  notEnoughMoney: 'There is not enough money on this card. Try another card or PayPal.',
  overLimit: 'This payment is over the limit of your card. Ask your bank or try another card.',
  tooManyAttempts: 'There were too many attempts. Wait a while or use another card.',
  sentTwice: 'This payment was sent twice, so it was stopped. Look at your account before you try again.',
  confirmPayment: 'Your bank wants to check that it is you. Confirm the payment to go on.',
  notConfirmed: 'Your bank could not confirm that it is you. Try again or use another card.',
  enteredTooLongAgo: 'The card details were entered too long ago. Enter them again.',
  bankUnreachable: 'The bank could not be reached. Try again in a few minutes.',
  looksUnusual: 'This payment looked unusual and was stopped. Try another card or contact support.',
  payPalRefused: 'PayPal did not accept the payment. Choose another way to pay.',
  stopped: 'The payment was stopped.',
  refusedThisTime:
    'Your bank said no this time, though the card itself is fine. Try again later or use another card.',
  callBank: 'Your bank wants to speak to you first. Call the number on the card.',
  notActivated: 'This card is not active yet. Activate it with your bank or use another card.',
  kindNotTaken: 'We can not take this kind of card. Try another card or PayPal.',
  otherCurrency: 'This card can not pay in US dollars. Try another card or PayPal.',
  onHold: 'There is a hold on this card. Ask your bank or try another card.',
  detailsMissing: 'Some details are missing or not right. Check them and try again.',
  declined: 'Your bank declined this card. Try another card or PayPal.',

  checkingTotal: 'Checking the total.',
  totalNotChecked: 'The total could not be checked. You see it again before anything is charged.',
  totalIsMore: (total, difference) => `The total today is ${total}, ${difference} more than shown before.`,
  totalIsLess: (total, difference) => `The total today is ${total}, ${difference} less than shown before.`,
  nextPaymentDiffers: (total, next, shown) =>
    `The total today is ${total}. The next payment is ${next}, not ${shown}.`,
};
