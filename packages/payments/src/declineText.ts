/*
 * What a person reads for the provider's transaction errors and decline codes (API v2021-02-25), by pattern, the first
 * match wins. Codes about the merchant help no buyer and get the general sentence.
 */
const rows: ReadonlyArray<readonly [codes: RegExp, text: string]> = [
  [/security_code|cvv/, 'The security code is not right. Check the 3 or 4 digits and try again.'],
  [/^expired_card/, 'This card has expired. Use another card.'],
  [/expiration_date/, 'The expiry date is not right. Check it and try again.'],
  [/^(invalid|declined)_\w*number/, 'The card number is not right. Check it and try again.'],
  [/^(fraud|incorrect)_address/, 'The address does not match the one your bank has. Check it and try again.'],
  [/^insufficient_funds/, 'There is not enough money on this card. Try another card or PayPal.'],
  [
    /^exceeds|max_transaction/,
    'This payment is over the limit of your card. Ask your bank or try another card.',
  ],
  [/too_many|velocity/, 'There were too many attempts. Wait a while or use another card.'],
  [
    /^duplicate|^simultaneous/,
    'This payment was sent twice, so it was stopped. Look at your account before you try again.',
  ],
  [/3d_secure|action_required/, 'Your bank wants to check that it is you. Confirm the payment to go on.'],
  [/^three_d_secure|^3ds/, 'Your bank could not confirm that it is you. Try again or use another card.'],
  [
    /^invalid_token|^(rjs|recurly|gateway)_\w*token/,
    'The card details were entered too long ago. Enter them again.',
  ],
  [
    /unavailable|not_available|timeout|disconnect|^try_again|busy|rate_limited|^(api|ssl|gateway|recurly)_error/,
    'The bank could not be reached. Try again in a few minutes.',
  ],
  [
    /fraud|stolen|lost_card|pickup|security_decline/,
    'This payment looked unusual and was stopped. Try another card or contact support.',
  ],
  [/^paypal|^billing_agreement_not/, 'PayPal did not accept the payment. Choose another way to pay.'],
  [/^cancelled|customer_canceled/, 'The payment was stopped.'],
  [
    /^declined_saveable/,
    'Your bank said no this time, though the card itself is fine. Try again later or use another card.',
  ],
  [/call_issuer|update_cardholder/, 'Your bank wants to speak to you first. Call the number on the card.'],
  [/not_activated/, 'This card is not active yet. Activate it with your bank or use another card.'],
  [
    /type_not_accepted|card_not_supported|zero_dollar/,
    'We can not take this kind of card. Try another card or PayPal.',
  ],
  [/^currency/, 'This card can not pay in US dollars. Try another card or PayPal.'],
  [/^temporary_hold/, 'There is a hold on this card. Ask your bank or try another card.'],
  [
    /missing_data|^invalid_(data|email|name)|^no_billing/,
    'Some details are missing or not right. Check them and try again.',
  ],
  [
    /^(declined|do_not|\w+_decline$|payment_not|invalid_(transaction|issuer|payment)|cardholder|restricted|deposit|account_closed|partial_approval|payer_)/,
    'Your bank declined this card. Try another card or PayPal.',
  ],
];

/** The specification's text for a payment that failed for a reason that helps nobody. */
export const generalFailureText = 'There was an error processing your payment. Please contact support.';

/**
 * What a person reads when a purchase was refused.
 *
 * @param code the provider's code, e.g. `details.decline` of the api's answer `payment_declined`
 * @returns a few short sentences; the general one for a code that helps nobody or is not known
 * @example declineText('expired_card') // → 'This card has expired. Use another card. Nothing was charged.'
 */
export const declineText = (code: string): string => {
  const row = rows.find(([codes]) => codes.test(code));
  return row ? `${row[1]} Nothing was charged.` : generalFailureText;
};
