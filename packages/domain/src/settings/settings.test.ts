import { describe, expect, it } from 'vitest';
import {
  canSaveDisplayName,
  type DisplayNameChange,
  identityId,
  identityLinkPaths,
  identityProviders,
  idleUsernameCheck,
  profileNotifications,
  usernameCheckText,
  usernameToCheck,
} from '../index.ts';

const available = { valid: true, active: true, loading: false };
const change: DisplayNameChange = { name: 'nova', currentName: 'owl', isEligible: true, check: available };

describe('the display name', () => {
  it('can be saved when everything holds', () => {
    expect(canSaveDisplayName(change)).toBe(true);
  });

  it.each<[string, Partial<DisplayNameChange>]>([
    ['it is empty', { name: '' }],
    ['it is blank', { name: '  ' }],
    ['it is the current one', { name: 'owl' }],
    ['the person may not change it', { isEligible: false }],
    ['it is taken', { check: { ...available, valid: false } }],
    ['the check still runs', { check: { ...available, loading: true } }],
    ['no check ran', { check: idleUsernameCheck }],
  ])('cannot be saved when %s', (_, wrong) => {
    expect(canSaveDisplayName({ ...change, ...wrong })).toBe(false);
  });

  it.each([
    [idleUsernameCheck, 'You may update your display name.'],
    [{ valid: false, active: true, loading: true }, 'Checking username'],
    [available, 'Username available'],
    [{ valid: false, active: true, loading: false }, 'Username unavailable'],
  ])('%o says %s', (check, text) => {
    expect(usernameCheckText(check)).toBe(text);
  });

  it('is asked about in lower case', () => {
    expect(usernameToCheck('AbC')).toBe('abc');
  });

  it('is reported', () => {
    expect(profileNotifications.saved).toEqual({ error: false, message: 'Profile update successful' });
    expect(profileNotifications.failed).toEqual({ error: true, message: 'Profile update failed' });
  });
});

describe('identities', () => {
  const base = { provider: 'twitch', username: 'nova', avatar: null } as const;

  it.each([
    [{ ...base, id: 12 }, 12],
    [{ ...base, id: '12' }, 12],
    [{ ...base, uid: '7' }, 7],
    [{ ...base, id: '12', uid: '7' }, 12],
    [{ ...base, uid: 'abc' }, null],
    [{ ...base, id: 1.5 }, null],
    [{ ...base, id: '' }, null],
    [{ ...base, id: '9007199254740993' }, null],
  ])('%o', (identity, id) => {
    expect(identityId(identity)).toBe(id);
  });

  it('can be linked on two providers of the four', () => {
    expect(identityProviders.map((provider) => identityLinkPaths[provider])).toEqual([
      null,
      '/twitch?response_type=link',
      '/discord?response_type=link',
      null,
    ]);
  });
});
