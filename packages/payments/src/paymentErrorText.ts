import { declineText, declineTexts } from '@backbeat/domain/declines';
import type { PaymentError, PaymentErrorCode } from './PaymentError.ts';
import { en, type PaymentsTexts } from './texts/en.ts';

/** The sentence for a payment that failed for a reason a person can do nothing about. */
export const generalFailureText = declineTexts.generalFailure;

const partName = (field: string, texts: PaymentsTexts): string | undefined => {
  const names: Readonly<Record<string, string>> = {
    number: texts.partNumber,
    month: texts.partExpiry,
    year: texts.partExpiry,
    expiry: texts.partExpiry,
    cvv: texts.partCvv,
    first_name: texts.partFirstName,
    last_name: texts.partLastName,
  };
  return names[field];
};

/**
 * Names the parts of the form that a person should look at again.
 *
 * @param fields names as the provider or `FieldState.invalidParts` gives them
 * @param texts in which language; English without it
 * @example checkFieldsText(['number', 'cvv']) // → 'Check the card number and security code.'
 */
export const checkFieldsText = (fields: readonly string[], texts: PaymentsTexts = en): string => {
  const names = new Set(fields.flatMap((field) => partName(field, texts) ?? []));
  return names.size === 0 ? texts.checkCard : texts.checkParts([...names]);
};

const unavailableText = (providerCode: string | undefined, texts: PaymentsTexts): string => {
  if (providerCode === 'popup-blocked') return texts.popupBlocked;
  return providerCode === 'api-error' ? texts.unreachable : texts.unavailable;
};

const sentences: Record<PaymentErrorCode, (error: PaymentError, texts: PaymentsTexts) => string> = {
  validation: ({ fields }, texts) =>
    checkFieldsText(
      fields.map(({ field }) => field),
      texts,
    ),
  declined: ({ providerCode }, texts) => declineText(providerCode ?? 'declined', texts),
  cancelled: (_error, { stopped, nothingCharged }) => `${stopped} ${nothingCharged}`,
  timeout: (_error, { timeout }) => timeout,
  unavailable: ({ providerCode }, texts) => unavailableText(providerCode, texts),
  'action-required': (_error, { confirmPayment }) => confirmPayment,
  'expired-token': (_error, { enteredTooLongAgo, nothingCharged }) =>
    `${enteredTooLongAgo} ${nothingCharged}`,
  unknown: (_error, { generalFailure }) => generalFailure,
};

/**
 * What a person reads for an error, chosen by its code and never by its message.
 *
 * @param texts in which language; English without it
 * @example paymentErrorText(new PaymentError('unknown', 'x')) // → 'There was an error processing your payment. Please contact support.'
 */
export const paymentErrorText = (error: PaymentError, texts: PaymentsTexts = en): string =>
  sentences[error.code](error, texts);
