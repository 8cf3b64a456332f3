export { CardField, type CardFieldProps } from './CardField.tsx';
export type { PaymentsState } from './PaymentsContext.ts';
export { usePayments } from './PaymentsContext.ts';
export { PaymentsProvider, type PaymentsProviderProps } from './PaymentsProvider.tsx';
export { PayPalButton, type PayPalButtonProps } from './PayPalButton.tsx';
export { type QuoteState, type QuoteStatus, quoteText, type ServerTotals } from './quoteState.ts';
export { ThreeDSecureChallenge, type ThreeDSecureChallengeProps } from './ThreeDSecureChallenge.tsx';
export type { CardFieldsHandle } from './useCardFields.ts';
export { type PayPalControl, usePayPal } from './usePayPal.ts';
export {
  type QuoteControl,
  type UseQuoteOptions,
  useQuote,
} from './useQuote.ts';
