import { declineText } from '@backbeat/domain/declines';
import description from 'recurly/openapi/api.yaml?raw';
import { describe, expect, it } from 'vitest';
import { generalFailureText } from './paymentErrorText.ts';

/** Set-up of the merchant, refunds, settlement, and means of payment that are not offered: a buyer can do nothing about them. */
const aboutTheMerchant =
  /^(ach_|amazon_|roku_|approved$|authorization_|batch_|billing_agreement_already|billing_agreement_replaced|cannot_refund|contact_gateway|contract_|gateway_account|gateway_validation|invalid_amount|invalid_billing_agreement_status|invalid_gateway|invalid_login|invalid_merchant|no_gateway|partial_credits|payment_cannot_void|recurly_credentials|reference_transactions|total_credit|transaction_(already|cannot|failed|not_found|settled|stale)|unknown$|unmapped_)/;

/** Every code that the provider's own description of its server API names. */
const providerCodes = (): string[] =>
  ['ErrorCodeEnum', 'DeclineCodeEnum'].flatMap((name) => {
    const list = description.split(`    ${name}:\n      type: string\n      enum:\n`)[1] ?? '';
    return list.slice(0, list.search(/^ {4}\w/m)).match(/(?<=- )\w+/g) ?? [];
  });

describe('declineText', () => {
  it.each([
    ['declined', 'Your bank declined this card. Try another card or PayPal.'],
    [
      'declined_saveable',
      'Your bank said no this time, though the card itself is fine. Try again later or use another card.',
    ],
    ['do_not_honor', 'Your bank declined this card. Try another card or PayPal.'],
    ['generic_decline', 'Your bank declined this card. Try another card or PayPal.'],
    ['insufficient_funds', 'There is not enough money on this card. Try another card or PayPal.'],
    ['expired_card', 'This card has expired. Use another card.'],
    ['declined_expiration_date', 'The expiry date is not right. Check it and try again.'],
    ['declined_card_number', 'The card number is not right. Check it and try again.'],
    ['invalid_number', 'The card number is not right. Check it and try again.'],
    ['declined_security_code', 'The security code is not right. Check the 3 or 4 digits and try again.'],
    ['fraud_security_code', 'The security code is not right. Check the 3 or 4 digits and try again.'],
    ['fraud_address', 'The address does not match the one your bank has. Check it and try again.'],
    ['fraud_ip_address', 'This payment looked unusual and was stopped. Try another card or contact support.'],
    [
      'fraud_stolen_card',
      'This payment looked unusual and was stopped. Try another card or contact support.',
    ],
    ['fraud_velocity', 'There were too many attempts. Wait a while or use another card.'],
    [
      'exceeds_daily_limit',
      'This payment is over the limit of your card. Ask your bank or try another card.',
    ],
    ['call_issuer', 'Your bank wants to speak to you first. Call the number on the card.'],
    ['gateway_timeout', 'The bank could not be reached. Try again in a few minutes.'],
    [
      'duplicate_transaction',
      'This payment was sent twice, so it was stopped. Look at your account before you try again.',
    ],
    ['card_type_not_accepted', 'We can not take this kind of card. Try another card or PayPal.'],
    [
      'three_d_secure_action_required',
      'Your bank wants to check that it is you. Confirm the payment to go on.',
    ],
    [
      'three_d_secure_authentication',
      'Your bank could not confirm that it is you. Try again or use another card.',
    ],
    ['invalid_token', 'The card details were entered too long ago. Enter them again.'],
    ['rjs_token_expired', 'The card details were entered too long ago. Enter them again.'],
    ['paypal_primary_declined', 'PayPal did not accept the payment. Choose another way to pay.'],
    [
      'fraud_of_a_kind_of_next_year',
      'This payment looked unusual and was stopped. Try another card or contact support.',
    ],
  ])('%s', (code, text) => {
    expect(declineText(code)).toBe(`${text} Nothing was charged.`);
  });

  it.each(['', 'unknown', 'no_gateway', 'something else'])('has only the general sentence for %j', (code) => {
    expect(declineText(code)).toBe(generalFailureText);
  });

  it('has a sentence of its own for every code that a buyer can do something about', () => {
    const codes = providerCodes();
    expect(codes.length).toBeGreaterThan(150);
    const general = codes.filter((code) => declineText(code) === generalFailureText);
    expect(general.filter((code) => !aboutTheMerchant.test(code))).toEqual([]);
    expect(codes.filter((code) => aboutTheMerchant.test(code) && !general.includes(code))).toEqual([]);
  });
});
