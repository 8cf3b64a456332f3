export { CardField, type CardFieldProps } from './CardField.tsx';
export type { PaymentsState } from './PaymentsContext.ts';
export { usePayments } from './PaymentsContext.ts';
export { PaymentsProvider, type PaymentsProviderProps } from './PaymentsProvider.tsx';
export type { QuoteState, QuoteStatus, ServerTotals } from './quoteState.ts';
export { ThreeDSecureChallenge, type ThreeDSecureChallengeProps } from './ThreeDSecureChallenge.tsx';
export type { CardFieldsHandle } from './useCardFields.ts';
export { type PayPalControl, usePayPal } from './usePayPal.ts';
export { type QuoteControl, type UseQuoteOptions, useQuote } from './useQuote.ts';
