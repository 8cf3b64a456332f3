import { en, type PaymentsTexts } from './texts/en.ts';

/** The texts that are plain sentences. */
type Sentence = {
  [Key in keyof PaymentsTexts]: PaymentsTexts[Key] extends string ? Key : never;
}[keyof PaymentsTexts];

/*
 * What a person reads for the provider's transaction errors and decline codes (API v2021-02-25), by pattern, the first
 * match wins. Codes about the merchant help no buyer and get the general sentence.
 */
const rows: ReadonlyArray<readonly [codes: RegExp, reason: Sentence]> = [
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

/** The sentence for a payment that failed for a reason that helps nobody. */
export const generalFailureText = en.generalFailure;

/**
 * What a person reads when a purchase was refused.
 *
 * @param code the provider's code, e.g. `details.decline` of the api's answer `payment_declined`
 * @param texts in which language; English without it
 * @returns a few short sentences; the general one for a code that helps nobody or is not known
 * @example declineText('expired_card') // → 'This card has expired. Use another card. Nothing was charged.'
 */
export const declineText = (code: string, texts: PaymentsTexts = en): string => {
  const row = rows.find(([codes]) => codes.test(code));
  return row ? `${texts[row[1]]} ${texts.nothingCharged}` : texts.generalFailure;
};
