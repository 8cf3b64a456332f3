import { ApiError, errorText, type SdkError, type SessionSnapshot } from '@backbeat/sdk';
import type { UnknownAction } from '@reduxjs/toolkit';
import {
  checkStarted,
  type SessionProblem,
  sessionCleared,
  sessionFailed,
  ssoFailed,
  ssoSucceeded,
  tokenReceived,
  userReceived,
  visitorRecognised,
  welcomeChanged,
} from './sessionSlice.ts';

/** What an error of the session means for the person. */
export const sessionProblem = (error: SdkError): SessionProblem => ({
  text: errorText(error),
  isUnreachable: !(error instanceof ApiError && error.status < 500),
});

const endingActions = (before: SessionSnapshot, { error }: SessionSnapshot): readonly UnknownAction[] => {
  if (error === null) return [sessionCleared()];
  const failed = ssoFailed(sessionProblem(error));
  return before.status === 'signed-in' ? [sessionCleared(), failed] : [failed];
};

const statusActions = (before: SessionSnapshot, after: SessionSnapshot): readonly UnknownAction[] => {
  if (after.status === before.status) {
    const isNewError = after.error !== null && after.error !== before.error;
    return isNewError ? [sessionFailed(sessionProblem(after.error))] : [];
  }
  switch (after.status) {
    case 'idle':
      return [];
    case 'loading':
      return [checkStarted()];
    case 'signed-in':
      return [userReceived()];
    case 'signed-out':
      return endingActions(before, after);
    default:
      return after.status satisfies never;
  }
};

/** What has to be dispatched when the sdk's session has changed from one snapshot to the next. */
export const sessionActions = (before: SessionSnapshot, after: SessionSnapshot): readonly UnknownAction[] => [
  ...(after.hasLoggedIn && !before.hasLoggedIn ? [visitorRecognised()] : []),
  ...(after.sso && !before.sso ? [ssoSucceeded()] : []),
  ...statusActions(before, after),
  ...(after.token !== null && after.token !== before.token ? [tokenReceived(after.token)] : []),
  ...(after.justSignedUp === before.justSignedUp ? [] : [welcomeChanged(after.justSignedUp)]),
];
