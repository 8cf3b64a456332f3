import { declineText, generalFailureText } from './declineText.ts';
import type { PaymentError, PaymentErrorCode } from './PaymentError.ts';

const partNames: Readonly<Record<string, string>> = {
  number: 'card number',
  month: 'expiry date',
  year: 'expiry date',
  expiry: 'expiry date',
  cvv: 'security code',
  first_name: 'first name',
  last_name: 'last name',
};

const listText = (names: readonly string[]): string => {
  const last = names.at(-1) ?? '';
  return names.length < 2 ? last : `${names.slice(0, -1).join(', ')} and ${last}`;
};

/**
 * Names the parts of the form that a person should look at again.
 *
 * @param fields names as the provider or `FieldState.invalidParts` gives them
 * @example checkFieldsText(['number', 'cvv']) // → 'Check the card number and security code.'
 */
export const checkFieldsText = (fields: readonly string[]): string => {
  const names = new Set(fields.flatMap((field) => partNames[field] ?? []));
  return names.size === 0 ? 'Check the card details.' : `Check the ${listText([...names])}.`;
};

const unavailableText =
  'The payment form could not be loaded. Check your connection and any content blocker, then try again.';

const unavailableTexts: Readonly<Record<string, string>> = {
  'popup-blocked': 'Your browser blocked the PayPal window. Allow pop-ups for this page and try again.',
  'api-error':
    'The payment service could not be reached. Nothing was charged. Check your connection and try again.',
};

const texts: Record<PaymentErrorCode, (error: PaymentError) => string> = {
  validation: ({ fields }) => checkFieldsText(fields.map(({ field }) => field)),
  declined: ({ providerCode }) => declineText(providerCode ?? 'declined'),
  cancelled: () => 'The payment was stopped. Nothing was charged.',
  timeout: () => 'The payment service did not answer in time. Nothing was charged. Try again.',
  unavailable: ({ providerCode = '' }) => unavailableTexts[providerCode] ?? unavailableText,
  'action-required': () => 'Your bank wants to check that it is you. Confirm the payment to go on.',
  'expired-token': () => 'The card details were entered too long ago. Enter them again. Nothing was charged.',
  unknown: () => generalFailureText,
};

/**
 * What a person reads for an error, chosen by its code and never by its message.
 *
 * @example paymentErrorText(new PaymentError('unknown', 'x')) // → 'There was an error processing your payment. Please contact support.'
 */
export const paymentErrorText = (error: PaymentError): string => texts[error.code](error);
