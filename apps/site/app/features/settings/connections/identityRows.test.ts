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

it('offers no default where the account came without an id for it', () => {
  const [row] = identityRows({ identities: [{ ...twitch, id: null }], default_identity: null });
  expect(row).toMatchObject({ name: 'Twitch', isLinked: true, isDefault: false, makeDefaultId: null });
});
