import { expect, it } from 'vitest';
import {
  checkStarted,
  selectHasLoggedIn,
  selectIsSignedIn,
  selectIsWelcomeDue,
  selectSessionError,
  selectSessionStatus,
  selectToken,
  sessionCleared,
  sessionFailed,
  sessionSlice,
  ssoFailed,
  ssoSucceeded,
  tokenReceived,
  userReceived,
  visitorRecognised,
  welcomeChanged,
} from './sessionSlice.ts';

const nobody = { text: 'Nobody is signed in.', isUnreachable: false };
const offline = { text: 'Offline.', isUnreachable: true };
const run = (...actions: Parameters<typeof sessionSlice.reducer>[1][]) =>
  actions.reduce(sessionSlice.reducer, sessionSlice.getInitialState());

it('starts by not knowing', () => {
  expect(sessionSlice.getInitialState()).toMatchObject({
    status: 'loading',
    token: null,
    sso: false,
    error: null,
  });
});

it.each([
  ['single sign-on worked', [ssoSucceeded()], { status: 'loading', sso: true, error: null }],
  ['then the token came', [ssoSucceeded(), tokenReceived('t')], { status: 'loading', sso: true, token: 't' }],
  [
    'then the user',
    [ssoSucceeded(), tokenReceived('t'), userReceived()],
    { status: 'signed-in', token: 't', hasLoggedIn: true },
  ],
  ['single sign-on failed', [ssoFailed(nobody)], { status: 'signed-out', sso: false, error: nobody }],
  [
    'a later error keeps the session',
    [tokenReceived('t'), userReceived(), sessionFailed(offline)],
    { status: 'signed-in', token: 't', error: offline },
  ],
  ['asking again', [ssoFailed(offline), checkStarted()], { status: 'loading', error: null }],
  ['known from before', [visitorRecognised(), ssoFailed(nobody)], { hasLoggedIn: true }],
  ['the welcome', [welcomeChanged(true)], { isWelcomeDue: true }],
  [
    'cleared, but not forgotten',
    [ssoSucceeded(), tokenReceived('t'), userReceived(), welcomeChanged(true), sessionCleared()],
    { status: 'signed-out', token: null, sso: false, isWelcomeDue: false, hasLoggedIn: true },
  ],
])('%s', (_name, actions, expected) => {
  expect(run(...actions)).toMatchObject(expected);
});

it('selects status, token, error, welcome and whether somebody was here before', () => {
  const selected = (session: ReturnType<typeof run>) => {
    const state = { session };
    return [
      selectSessionStatus(state),
      selectIsSignedIn(state),
      selectToken(state),
      selectSessionError(state),
      selectIsWelcomeDue(state),
      selectHasLoggedIn(state),
    ];
  };
  expect(selected(run())).toEqual(['loading', false, null, null, false, false]);
  expect(selected(run(tokenReceived('t'), userReceived(), welcomeChanged(true)))).toEqual([
    'signed-in',
    true,
    't',
    null,
    true,
    true,
  ]);
  const nobody = { text: 'Nobody.', isUnreachable: false };
  expect(selected(run(userReceived(), sessionCleared(), ssoFailed(nobody)))).toEqual([
    'signed-out',
    false,
    null,
    nobody,
    false,
    true,
  ]);
});
