import { declineText as englishDeclineText } from '@backbeat/domain/declines';
import { isErrorCode } from '../contract/errorStatus.ts';
import { ApiError } from './ApiError.ts';
import { errorDetailsOf, invalidFields } from './errorDetailsOf.ts';
import {
  fixedTexts,
  paymentCodesWithText,
  paymentEndpoints,
  retryText,
  textByEndpoint,
  textByErrorCode,
  textBySdkCode,
} from './errorTexts.ts';
import { SdkError, type SdkErrorCode } from './SdkError.ts';

const channelVerbs: Readonly<Record<string, string>> = { shareChannels: 'get', channelSearch: 'search' };

/** Status and status text of an error, for the pattern that the channel calls share. */
const channelText = (verb: string, error: SdkError): string => {
  const [status, statusText] =
    error instanceof ApiError ? [error.status, error.statusText] : [0, error.message];
  return `YouTube channel ${verb} error - Status: ${status}, Message: ${statusText}.`;
};

/** Statuses that say that the request itself was wrong. */
const requestFaults = [400, 422];

/** The code of this package; an answer without a code of the contract can still blame the request by its status. */
const sdkCode = (error: SdkError): SdkErrorCode =>
  error instanceof ApiError && requestFaults.includes(error.status) ? 'invalid_request' : error.code;

/** The fields in words: `first_name` and `firstName` are 'first name'. */
const wrongFieldsText = (names: readonly string[]): string => {
  const words = names.map((name) => name.replace(/[^a-zA-Z\d]+|(?<=[a-z])(?=[A-Z])/g, ' ').toLowerCase());
  return `Some details are missing or not right: ${words.join(', ')}. Please check them and try again.`;
};

/** What {@link errorText} may be told. */
export interface ErrorTextOptions {
  /** Says in another language why a card was declined, by the payment provider's code. @default English */
  readonly declineText?: (code: string) => string;
}

/**
 * What to tell a person about an error, chosen by the call that failed and by the error's code, never from
 * its `message`.
 *
 * A declined card gets the sentence with the reason, a refused request the names of its wrong fields.
 *
 * @example errorText(new NetworkError({ endpoint: 'me' })) // → 'We could not reach the server. Check your connection and try again.'
 * @example errorText(new NetworkError({ endpoint: 'premiumCancel' })) // → 'Error canceling'
 */
export const errorText = (
  error: unknown,
  { declineText = englishDeclineText }: ErrorTextOptions = {},
): string => {
  if (!(error instanceof SdkError)) return textBySdkCode.api_error;
  const declined = errorDetailsOf(error, 'payment_declined');
  if (declined) return declineText(declined.decline);
  if (errorDetailsOf(error, 'unauthorized')?.reason === 'account_merged') return fixedTexts.accountMerged;
  const wireCode = error instanceof ApiError && error.wireCode !== null ? error.wireCode : '';
  const code = isErrorCode(wireCode) ? wireCode : null;
  const verb = channelVerbs[error.endpoint];
  if (verb !== undefined) return channelText(verb, error);
  const fixed = Object.entries(textByEndpoint).find(([endpoint]) => endpoint === error.endpoint)?.[1];
  if (fixed !== undefined) return fixed;
  const wrong = invalidFields(error);
  if (wrong.length > 0) return wrongFieldsText(wrong);
  if (paymentEndpoints.includes(error.endpoint)) {
    return code && paymentCodesWithText.includes(code) ? textByErrorCode[code] : fixedTexts.paymentFailed;
  }
  if (error instanceof ApiError && error.status === 429)
    return `${textByErrorCode.rate_limited} ${retryText(error.retryAfterMs)}`;
  return code === null ? textBySdkCode[sdkCode(error)] : textByErrorCode[code];
};
