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
