import { ApiError, AuthError, NetworkError, type SdkError, type SessionSnapshot } from '@backbeat/sdk';
import { describe, expect, it } from 'vitest';
import { sessionActions, sessionProblem } from './sessionActions.ts';

const idle: SessionSnapshot = {
  status: 'idle',
  token: null,
  user: null,
  account: null,
  sso: false,
  error: null,
  tookToken: false,
  justSignedUp: false,
  hasLoggedIn: false,
  offered: null,
};
const loading: SessionSnapshot = { ...idle, status: 'loading' };
const signedIn: SessionSnapshot = { ...idle, status: 'signed-in', token: 't', hasLoggedIn: true };
const refused = new AuthError({ endpoint: 'sso', statusText: '', body: null, wireCode: null });
const offline = new NetworkError({ endpoint: 'me' });
const names = (before: SessionSnapshot, after: SessionSnapshot) =>
  sessionActions(before, after).map(({ type }) => type.replace('session/', ''));

it.each<[string, SessionSnapshot, SessionSnapshot, string[]]>([
  ['nothing new', loading, loading, []],
  ['starting', idle, loading, ['checkStarted']],
  ['starting, seen before', idle, { ...loading, hasLoggedIn: true }, ['visitorRecognised', 'checkStarted']],
  ['single sign-on', loading, { ...loading, sso: true }, ['ssoSucceeded']],
  ['the token', loading, { ...loading, token: 't' }, ['tokenReceived']],
  ['the user', { ...loading, token: 't' }, signedIn, ['visitorRecognised', 'userReceived']],
  [
    'all at once',
    loading,
    { ...signedIn, justSignedUp: true },
    ['visitorRecognised', 'userReceived', 'tokenReceived', 'welcomeChanged'],
  ],
  ['a fresh token', signedIn, { ...signedIn, token: 'u' }, ['tokenReceived']],
  ['nobody is signed in', loading, { ...idle, status: 'signed-out', error: refused }, ['ssoFailed']],
  ['the service is down', loading, { ...idle, status: 'signed-out', error: offline }, ['ssoFailed']],
  ['signed out by choice', signedIn, { ...idle, status: 'signed-out' }, ['sessionCleared']],
  [
    'a 401 while signed in',
    signedIn,
    { ...idle, status: 'signed-out', error: refused },
    ['sessionCleared', 'ssoFailed'],
  ],
  ['a passing error', signedIn, { ...signedIn, error: offline }, ['sessionFailed']],
  ['the welcome was closed', { ...signedIn, justSignedUp: true }, signedIn, ['welcomeChanged']],
])('%s', (_name, before, after, expected) => {
  expect(names(before, after)).toEqual(expected);
});

describe('asking again can help', () => {
  it.each<[string, SdkError, boolean]>([
    ['when there was no connection', offline, true],
    [
      'when the server failed',
      new ApiError({ endpoint: 'me', status: 503, statusText: '', body: null, wireCode: null }),
      true,
    ],
    ['not when nobody is signed in', refused, false],
  ])('%s', (_name, error, expected) => {
    expect(sessionProblem(error).isUnreachable).toBe(expected);
  });
});
