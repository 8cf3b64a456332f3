export { declineText } from '@backbeat/domain/declines';
export type { CardFieldName, CardLayout, FieldLabels, FieldPlaceholders } from './cardFieldNames.ts';
export type { CardFields, CardFieldsOptions, CardFieldsWords } from './cardFields.ts';
export type { PaymentsConfig } from './config.ts';
export { createPayments, type PaymentsClient } from './createPayments.ts';
export type { CardPart, FieldState } from './fieldState.ts';
export type { FieldStyle } from './fieldStyle.ts';
export {
  type InvalidField,
  PaymentError,
  type PaymentErrorCode,
  type PaymentErrorDetails,
} from './PaymentError.ts';
export { type PaymentToken, tokenLifetimeMs } from './PaymentToken.ts';
export { checkFieldsText, generalFailureText, paymentErrorText } from './paymentErrorText.ts';
export type { PayPalOptions } from './paypal.ts';
export type { Result } from './result.ts';
export type { PaymentsTexts } from './texts/en.ts';
export type { BillingDetails } from './tokenizeCard.ts';
