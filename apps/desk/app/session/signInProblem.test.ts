import { expect, it } from 'vitest';
import { signInProblem } from './signInProblem.ts';

it('says why, and by which request', () => {
  expect(signInProblem('?error=not-staff.twitch&error_request=req-1')).toEqual({
    text: 'This account is not staff. An owner can change that on the page “Team”.',
    requestId: 'req-1',
  });
  expect(signInProblem('?error=denied.twitch')?.text).toBe('Signing in with Twitch was cancelled or denied.');
});

it('says nothing of its own accord, and no words of an address', () => {
  expect(signInProblem('')).toBeNull();
  expect(signInProblem('?error=Call 555-0100')?.text).toBe('You could not be signed in. Try again.');
});
