import { type ClaimRefusal, claimRefusalTexts, type GiveRefusal, giveRefusalTexts } from '@backbeat/domain';
import { ApiError } from '../http/ApiError.ts';

/** The answer to somebody who cannot give more for now. */
export const giveRefusedError = (reason: GiveRefusal): ApiError =>
  new ApiError('gift_refused', `${giveRefusalTexts[reason]} Nothing was charged.`, { details: { reason } });

/** The answer to somebody who cannot claim. */
export const claimRefusedError = (reason: ClaimRefusal): ApiError =>
  new ApiError('gift_refused', claimRefusalTexts[reason], { details: { reason } });
