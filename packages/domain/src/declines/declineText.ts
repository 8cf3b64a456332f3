/** The sentences about a purchase that the payment provider refused. */
export interface DeclineTexts {
  /** Follows each sentence about a refused or stopped payment. */
  readonly nothingCharged: string;
  /** A payment that failed for a reason that the buyer cannot act on. */
  readonly generalFailure: string;
  /** Why a purchase was refused, and what to do about it. */
  readonly wrongCvv: string;
  readonly expiredCard: string;
  readonly wrongExpiry: string;
  readonly wrongNumber: string;
  readonly wrongAddress: string;
  readonly notEnoughMoney: string;
  readonly overLimit: string;
  readonly tooManyAttempts: string;
  readonly sentTwice: string;
  readonly confirmPayment: string;
  readonly notConfirmed: string;
  readonly enteredTooLongAgo: string;
  readonly bankUnreachable: string;
  readonly looksUnusual: string;
  readonly payPalRefused: string;
  readonly stopped: string;
  readonly refusedThisTime: string;
  readonly callBank: string;
  readonly notActivated: string;
  readonly kindNotTaken: string;
  readonly otherCurrency: string;
  readonly onHold: string;
  readonly detailsMissing: string;
  readonly declined: string;
}

/**
 * The same in English.
 *
 * @example declineTexts.expiredCard // → 'This card has expired. Use another card.'
 */
export const declineTexts: DeclineTexts = {
  nothingCharged: 'Nothing was charged.',
  generalFailure: 'There was an error processing your payment. Please contact support.',
  wrongCvv: 'The security code is not right. Check the 3 or 4 digits and try again.',
  expiredCard: 'This card has expired. Use another card.',
  wrongExpiry: 'The expiry date is not right. Check it and try again.',
  wrongNumber: 'The card number is not right. Check it and try again.',
  wrongAddress: 'The address does not match the one your bank has. Check it and try again.',
  notEnoughMoney: 'There is not enough money on this card. Try another card or PayPal.',
  overLimit: 'This payment is over the limit of your card. Ask your bank or try another card.',
  tooManyAttempts: 'There were too many attempts. Wait a while or use another card.',
  sentTwice: 'This payment was sent twice, so it was stopped. Look at your account before you try again.',
  confirmPayment: 'Your bank wants to check that it is you. Confirm the payment to go on.',
  notConfirmed: 'Your bank could not confirm that it is you. Try again or use another card.',
  enteredTooLongAgo: 'The card details were entered too long ago. Enter them again.',
  bankUnreachable: 'The bank could not be reached. Try again in a few minutes.',
  looksUnusual: 'This payment looked unusual and was stopped. Try another card or contact support.',
  payPalRefused: 'PayPal did not accept the payment. Choose another way to pay.',
  stopped: 'The payment was stopped.',
  refusedThisTime:
    'Your bank said no this time, though the card itself is fine. Try again later or use another card.',
  callBank: 'Your bank wants to speak to you first. Call the number on the card.',
  notActivated: 'This card is not active yet. Activate it with your bank or use another card.',
  kindNotTaken: 'We can not take this kind of card. Try another card or PayPal.',
  otherCurrency: 'This card can not pay in US dollars. Try another card or PayPal.',
  onHold: 'There is a hold on this card. Ask your bank or try another card.',
  detailsMissing: 'Some details are missing or not right. Check them and try again.',
  declined: 'Your bank declined this card. Try another card or PayPal.',
};

/*
 * What a person reads for the provider's transaction errors and decline codes (API v2021-02-25), by pattern, the first
 * match wins. Codes about the merchant help no buyer and get the general sentence.
 */
const rows: ReadonlyArray<readonly [codes: RegExp, reason: keyof DeclineTexts]> = [
  [/security_code|cvv/, 'wrongCvv'],
  [/^expired_card/, 'expiredCard'],
  [/expiration_date/, 'wrongExpiry'],
  [/^(invalid|declined)_\w*number/, 'wrongNumber'],
  [/^(fraud|incorrect)_address/, 'wrongAddress'],
  [/^insufficient_funds/, 'notEnoughMoney'],
  [/^exceeds|max_transaction/, 'overLimit'],
  [/too_many|velocity/, 'tooManyAttempts'],
  [/^duplicate|^simultaneous/, 'sentTwice'],
  [/3d_secure|action_required/, 'confirmPayment'],
  [/^three_d_secure|^3ds/, 'notConfirmed'],
  [/^invalid_token|^(rjs|recurly|gateway)_\w*token/, 'enteredTooLongAgo'],
  [
    /unavailable|not_available|timeout|disconnect|^try_again|busy|rate_limited|^(api|ssl|gateway|recurly)_error/,
    'bankUnreachable',
  ],
  [/fraud|stolen|lost_card|pickup|security_decline/, 'looksUnusual'],
  [/^paypal|^billing_agreement_not/, 'payPalRefused'],
  [/^cancelled|customer_canceled/, 'stopped'],
  [/^declined_saveable/, 'refusedThisTime'],
  [/call_issuer|update_cardholder/, 'callBank'],
  [/not_activated/, 'notActivated'],
  [/type_not_accepted|card_not_supported|zero_dollar/, 'kindNotTaken'],
  [/^currency/, 'otherCurrency'],
  [/^temporary_hold/, 'onHold'],
  [/missing_data|^invalid_(data|email|name)|^no_billing/, 'detailsMissing'],
  [
    /^(declined|do_not|\w+_decline$|payment_not|invalid_(transaction|issuer|payment)|cardholder|restricted|deposit|account_closed|partial_approval|payer_)/,
    'declined',
  ],
];

/**
 * What a person reads when a purchase was refused.
 *
 * @param code the provider's code, e.g. `details.decline` of the api's answer `payment_declined`
 * @param texts in which language; English without it
 * @returns a few short sentences; the general one for a code that helps nobody or is not known
 * @example declineText('expired_card') // → 'This card has expired. Use another card. Nothing was charged.'
 */
export const declineText = (code: string, texts: DeclineTexts = declineTexts): string => {
  const row = rows.find(([codes]) => codes.test(code));
  return row ? `${texts[row[1]]} ${texts.nothingCharged}` : texts.generalFailure;
};
