/** Why a gateway declines a charge, in the provider's words. */
export const declineCodes = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'fraud_security_code',
  'call_issuer',
  'fraud_gateway',
  'gateway_timeout',
  'duplicate_transaction',
  'card_type_not_accepted',
  'declined_saveable',
] as const;

export type DeclineCode = (typeof declineCodes)[number];

/** Whether trying again can help, in the provider's words. */
type DeclineCategory =
  | 'soft'
  | 'hard'
  | 'fraud'
  | 'duplicate'
  | 'communication'
  | 'three_d_secure_action_required';

export interface Decline {
  readonly category: DeclineCategory;
  readonly code: string;
  /** For the customer. */
  readonly message: string;
  /** For the merchant. */
  readonly merchantAdvice: string;
}

const decline = (category: DeclineCategory, message: string, merchantAdvice: string) => ({
  category,
  message,
  merchantAdvice,
});

const declines: Readonly<Record<DeclineCode, Omit<Decline, 'code'>>> = {
  declined: decline(
    'soft',
    'Your transaction was declined. Please use a different card or contact your bank.',
    'The bank declined without a reason.',
  ),
  insufficient_funds: decline(
    'soft',
    'Your transaction was declined because the account does not hold enough. Please use a different card or contact your bank.',
    'The account does not hold enough.',
  ),
  expired_card: decline('hard', 'Your card has expired. Please update your card.', 'The card has expired.'),
  fraud_security_code: decline(
    'fraud',
    'The security code you entered does not match. Please update the CVV and try again.',
    'The security code did not match.',
  ),
  call_issuer: decline(
    'soft',
    'Your transaction was declined. Please contact your bank.',
    'The bank wants a call.',
  ),
  fraud_gateway: decline(
    'fraud',
    'Your transaction was declined. Please use a different card or contact support.',
    'The gateway takes this for fraud.',
  ),
  gateway_timeout: decline(
    'communication',
    'An error occurred while processing your transaction. Please try again.',
    'The gateway did not answer in time.',
  ),
  duplicate_transaction: decline(
    'duplicate',
    'A similar transaction was submitted a moment ago. Please wait before you try again.',
    'The gateway takes this for a repetition.',
  ),
  card_type_not_accepted: decline(
    'hard',
    'Your card type is not accepted. Please use a different card.',
    'The merchant account does not take this type.',
  ),
  declined_saveable: decline(
    'soft',
    'The transaction was declined. Please use a different card or contact your bank.',
    'Declined without a reason; the card was kept.',
  ),
};

/**
 * What a decline says.
 *
 * @example declineOf('insufficient_funds').category // → 'soft'
 */
export const declineOf = (code: DeclineCode): Decline => ({ code, ...declines[code] });
