import { expect, it } from 'vitest';
import type { Unlinking } from './identityRows.ts';
import { unlinkConsequences } from './unlinkWords.ts';

const google: Unlinking = {
  id: 13,
  provider: 'google_oauth2',
  refusal: null,
  endsSession: false,
  others: ['twitch'],
};

it('says how one signs in from then on, who is signed out, and what a later sign-in opens', () => {
  expect(unlinkConsequences(google)).toEqual([
    'Nobody can sign in to your account with Google any more. You sign in with Twitch.',
    'Other browsers that are signed in with Google are signed out.',
    'Whoever signs in with Google afterwards gets an account of their own, which is new and empty. If it has your email address, we ask them to sign in with Twitch instead.',
    'It cannot be connected again here. Signing in with Google offers it if its email address is yours.',
  ]);
});

it('says that this browser is signed out too', () => {
  expect(unlinkConsequences({ ...google, endsSession: true })[1]).toBe(
    'Browsers that are signed in with Google are signed out, this one too.',
  );
});

it('says of a Twitch channel that it is not covered any more', () => {
  const twitch: Unlinking = { ...google, provider: 'twitch', others: ['google_oauth2', 'streamlabs'] };
  expect(unlinkConsequences(twitch)).toEqual([
    'Nobody can sign in to your account with Twitch any more. You sign in with Google or Streamlabs.',
    'Other browsers that are signed in with Twitch are signed out.',
    'Whoever signs in with Twitch afterwards gets an account of their own, which is new and empty. If it has your email address, we ask them to sign in with Google or Streamlabs instead.',
    'Your Twitch channel leaves your list: what you stream there is not covered any more, and its public address ends.',
    'You can connect it again at any time.',
  ]);
});

it('says little of an account that is no sign-in', () => {
  expect(unlinkConsequences({ ...google, provider: 'discord' })).toHaveLength(2);
});
