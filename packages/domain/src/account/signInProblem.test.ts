import { expect, it } from 'vitest';
import { signInProblemCode, signInProblemProvider, signInProblemText } from './signInProblem.ts';

it.each([
  [{ kind: 'expired' }, /took too long/],
  [{ kind: 'denied' }, /^Signing in with Google was cancelled or denied/],
  [{ kind: 'failed' }, /^Google could not tell us who you are/],
  [{ kind: 'rate-limited' }, /^Too many attempts/],
  [{ kind: 'not-registered' }, /Sign up first/],
  [{ kind: 'sign-in-only' }, /Sign up with another account first, then connect Google/],
  [{ kind: 'email-taken', knownProvider: 'twitch' }, /Sign in with Twitch .* and Google is connected/],
  [{ kind: 'signed-out' }, /^Sign in before you connect Google/],
  [{ kind: 'taken' }, /^This Google account already belongs/],
  [{ kind: 'other-connected' }, /another Google account/],
] as const)('%j is read again from its code', (problem, text) => {
  const code = signInProblemCode(problem, 'google_oauth2');
  expect(code).toMatch(/^[\w.-]+$/);
  expect(signInProblemText(code)).toMatch(text);
  expect(signInProblemProvider(code)).toBe('google_oauth2');
});

it('knows a code without a company', () => {
  expect(signInProblemText('denied')).toBe('Signing in with the other service was cancelled or denied.');
  expect(signInProblemProvider('denied')).toBeNull();
});

it.each([
  '',
  'Your account is locked. Call 555-0100.',
  'denied.Call 555-0100',
  'denied.twitch.evil',
  'email-taken.discord.twitch.Call 555-0100',
  'denied twitch',
  'DENIED',
  'toString',
  'constructor.twitch',
  '__proto__',
])('knows nothing of %j', (text) => {
  expect(signInProblemText(text)).toBeNull();
  expect(signInProblemProvider(text)).toBeNull();
});
