import { expect, it } from 'vitest';
import { identityRows } from './identityRows.ts';

const twitch = { id: 12, provider: 'twitch', uid: 't', username: 'pixel', avatar: null } as const;
const discord = { id: 13, provider: 'discord', uid: 'd', username: 'pixel.m', avatar: null } as const;
const shown = (of: Parameters<typeof identityRows>[0]) =>
  identityRows(of).map(({ name, text, isDefault, canConnect, canSync, makeDefaultId }) => [
    name,
    text,
    [
      isDefault && 'Default',
      canConnect && 'Connect',
      canSync && 'Sync',
      makeDefaultId !== null && 'Make default',
    ]
      .filter(Boolean)
      .join(', '),
  ]);

it('lists linked accounts first, each with what can be done', () => {
  expect(shown({ identities: [discord, twitch], default_identity: 12 })).toEqual([
    ['Twitch', 'pixel', 'Default'],
    ['Discord', 'pixel.m', 'Sync, Make default'],
    ['Google', 'Not connected. For sign-in only.', ''],
    ['Streamlabs', 'Not connected. For sign-in only.', ''],
  ]);
});

it('offers to connect Twitch and Discord, and nobody that is for sign-in only', () => {
  expect(shown({ identities: [], default_identity: null }).map(([, , acts]) => acts)).toEqual([
    'Connect',
    'Connect',
    '',
    '',
  ]);
});

it('offers to unlink what the server says can be unlinked, and says why something else stays', () => {
  const google = { id: 14, provider: 'google_oauth2', uid: 'g', username: 'pixel', avatar: null } as const;
  const unlinkings = (...identities: Parameters<typeof identityRows>[0]['identities']) =>
    identityRows({ identities, default_identity: 12 }).map(({ unlinking }) => unlinking);
  expect(unlinkings(twitch, discord)).toEqual([null, null, null, null]);
  expect(
    unlinkings(
      { ...twitch, unlinking: 'possible', ends_session: true },
      { ...discord, unlinking: 'old_session' },
      { ...google, unlinking: 'last_sign_in' },
    ),
  ).toEqual([
    { id: 12, provider: 'twitch', refusal: null, endsSession: true, others: ['google_oauth2'] },
    {
      id: 13,
      provider: 'discord',
      refusal: 'old_session',
      endsSession: false,
      others: ['twitch', 'google_oauth2'],
    },
    null,
    null,
  ]);
});

it('offers no default where the account came without an id for it', () => {
  const [row] = identityRows({ identities: [{ ...twitch, id: null }], default_identity: null });
  expect(row).toMatchObject({ name: 'Twitch', isLinked: true, isDefault: false, makeDefaultId: null });
});
