import { declineTexts } from '@backbeat/domain/declines';

export { declineText } from '@backbeat/domain/declines';

/** The sentence for a payment that failed for a reason that helps nobody. */
export const generalFailureText = declineTexts.generalFailure;
