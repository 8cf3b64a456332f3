import { isErrorCode } from '../contract/errorStatus.ts';
import { ApiError } from './ApiError.ts';
import {
  fixedTexts,
  paymentCodesWithText,
  paymentEndpoints,
  textByEndpoint,
  textByErrorCode,
  textBySdkCode,
} from './errorTexts.ts';
import { SdkError } from './SdkError.ts';

const channelVerbs: Readonly<Record<string, string>> = { shareChannels: 'get', channelSearch: 'search' };

/** Status and status text of an error, for the pattern that the channel calls share. */
const channelText = (verb: string, error: SdkError): string => {
  const [status, statusText] =
    error instanceof ApiError ? [error.status, error.statusText] : [0, error.message];
  return `YouTube channel ${verb} error - Status: ${status}, Message: ${statusText}.`;
};

/**
 * What to tell a person about an error, chosen by the call that failed and by the error's code, never from
 * its `message`. The texts of the specification's section 8 come out letter for letter.
 *
 * @example errorText(new NetworkError({ endpoint: 'me' })) // → 'We could not reach the server. Check your connection and try again.'
 * @example errorText(new NetworkError({ endpoint: 'premiumCancel' })) // → 'Error canceling'
 */
export const errorText = (error: unknown): string => {
  if (!(error instanceof SdkError)) return textBySdkCode.api_error;
  const wireCode = error instanceof ApiError && error.wireCode !== null ? error.wireCode : '';
  const code = isErrorCode(wireCode) ? wireCode : null;
  const verb = channelVerbs[error.endpoint];
  if (verb !== undefined) return channelText(verb, error);
  if (paymentEndpoints.includes(error.endpoint)) {
    return code && paymentCodesWithText.includes(code) ? textByErrorCode[code] : fixedTexts.paymentFailed;
  }
  const fixed = Object.entries(textByEndpoint).find(([endpoint]) => endpoint === error.endpoint)?.[1];
  return fixed ?? (code === null ? textBySdkCode[error.code] : textByErrorCode[code]);
};
