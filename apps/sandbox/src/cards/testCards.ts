import type { ChargeOutcome } from '../store/rows.ts';

/** A number of the provider's test gateway and what happens when it is charged. */
export interface TestCard {
  readonly number: string;
  readonly outcome: ChargeOutcome;
  /** Asks for 3-D Secure first. */
  readonly challenge: 'challenge' | 'fingerprint' | null;
  readonly note: string;
}

const card = (number: string, note: string, outcome: ChargeOutcome = 'approved'): TestCard => ({
  number,
  outcome,
  challenge: null,
  note,
});

/** The only numbers that the sandbox takes, from the documents of the provider's test gateway. */
export const testCards: readonly TestCard[] = [
  card('4111111111111111', 'Pays (Visa)'),
  card('5555555555554444', 'Pays (MasterCard)'),
  card('378282246310005', 'Pays (American Express)'),
  card('2223000048400011', 'Pays (MasterCard, 2-series)'),
  card('4000000000000002', 'Declined', 'declined'),
  card('4000000000000077', 'Not enough money', 'insufficient_funds'),
  card('4000000000000069', 'Expired card', 'expired_card'),
  card('4000000000000101', 'Wrong security code', 'fraud_security_code'),
  card('4000000000000119', 'Bank asks to be called', 'call_issuer'),
  card('4000000000000085', 'Taken for fraud', 'fraud_gateway'),
  card('4000000000000309', 'Gateway does not answer', 'gateway_timeout'),
  card('4000000000000317', 'Taken for a repetition', 'duplicate_transaction'),
  card('4000000000000325', 'Card type not accepted', 'card_type_not_accepted'),
  card('4000000000000341', 'Can be stored, is declined at each charge', 'declined_saveable'),
  { ...card('4000000000003220', 'Asks for 3-D Secure'), challenge: 'challenge' },
  { ...card('4000000000003063', '3-D Secure without a question'), challenge: 'fingerprint' },
];

/** The test card of a number, or `undefined` for every other number. */
export const findTestCard = (digits: string): TestCard | undefined =>
  testCards.find(({ number }) => number === digits);
