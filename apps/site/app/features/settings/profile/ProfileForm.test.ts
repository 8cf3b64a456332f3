import { describe, expect, it } from 'vitest';
import { canSaveProfile, nameCheck, needsCheck, type ProfileEntry, profileHint } from './ProfileForm.tsx';

const query = { isAsked: true, isFetching: false, isError: false, data: undefined };

it.each([
  ['nothing asked', { ...query, isAsked: false }, { active: false, loading: false, valid: false }],
  ['checking', { ...query, isFetching: true }, { active: true, loading: true, valid: false }],
  [
    'checking again what was free',
    { ...query, isFetching: true, data: { available: true } },
    { active: true, loading: true, valid: false },
  ],
  ['free', { ...query, data: { available: true } }, { active: true, loading: false, valid: true }],
  ['taken', { ...query, data: { available: false } }, { active: true, loading: false, valid: false }],
  ['failed', { ...query, isError: true }, { active: false, loading: false, valid: false }],
])('%s', (_name, input, flags) => {
  expect(nameCheck(input)).toEqual(flags);
});

const idle = { active: false, loading: false, valid: false };
const checking = { active: true, loading: true, valid: false };
const free = { active: true, loading: false, valid: true };
const taken = { active: true, loading: false, valid: false };
const form = (changes: Partial<ProfileEntry>): ProfileEntry => ({
  current: 'ada',
  name: 'ada',
  eligible: true,
  check: idle,
  ...changes,
});

describe.each([
  ['untouched', form({}), 'You may update your display name.', false, false],
  ['typed, not asked yet', form({ name: 'adal' }), 'You may update your display name.', true, false],
  ['checking', form({ name: 'adal', check: checking }), 'Checking username', true, false],
  ['free', form({ name: 'adal', check: free }), 'Username available', true, true],
  ['taken', form({ name: 'adal', check: taken }), 'Username unavailable', true, false],
  ['empty', form({ name: '' }), 'Enter a display name.', false, false],
  [
    'kept for the team',
    form({ name: 'Support', check: free }),
    'This name is kept for our team. Please choose another one.',
    false,
    false,
  ],
  [
    'not all of it seen',
    form({ name: 'a\u200bda', check: free }),
    'This name has characters that cannot be seen. Please type it without them.',
    false,
    false,
  ],
  ['only spaces', form({ name: '  ', check: free }), 'Enter a display name.', false, false],
  ['never had a name', form({ current: null, name: '' }), 'You may update your display name.', false, false],
  ['typed back to the same', form({ check: free }), 'You may update your display name.', false, false],
  [
    'not eligible',
    form({ name: 'adal', eligible: false, check: free }),
    'This name cannot be changed at the moment.',
    false,
    false,
  ],
])('%s', (_name, input, text, asks, saves) => {
  it('says, asks and saves accordingly', () => {
    expect([profileHint(input).text, needsCheck(input), canSaveProfile(input)]).toEqual([text, asks, saves]);
  });
});
