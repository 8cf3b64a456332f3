import { describe, expect, it } from 'vitest';
import {
  canSaveDisplayName,
  type DisplayNameChange,
  displayNameProblem,
  displayNameProblemTexts,
  identityLinkPaths,
  identityProviders,
  idleUsernameCheck,
  profileNotifications,
  seenCharacters,
  tidyDisplayName,
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
    ['it is kept for the team', { name: 'Admin' }],
    ['nobody can see all of it', { name: 'no\u200bva' }],
    ['the check still runs', { check: { ...available, loading: true } }],
    ['no check ran', { check: idleUsernameCheck }],
  ])('cannot be saved when %s', (_, wrong) => {
    expect(canSaveDisplayName({ ...change, ...wrong })).toBe(false);
  });

  it.each([
    ['  Nova\u00a0\u2003 Owl ', 'Nova Owl'],
    ['Cafe\u0301', 'Caf\u00e9'],
    ['名前', '名前'],
  ])('%j is kept as %j', (name, kept) => {
    expect(tidyDisplayName(name)).toBe(kept);
    expect(displayNameProblem(name)).toBeNull();
  });

  it.each([
    [
      'zero width',
      'no\u200bva',
      'no\u2060va',
      'no\ufeffva',
      'no\u200dva',
      'no\u00adva',
      'no\ufe0fva',
      '\u3164',
    ],
    ['direction', '\u202enova', 'no\u2066va', 'nova\u200f', '\u061cnova'],
    ['half characters', 'no\ud800va', '\udc00nova'],
    ['controls', 'no\u0000va', 'no\nva', 'no\tva', 'no\u2028va', 'no\ue000va', 'no\u{10ffff}va'],
  ])('is refused with %s', (_, ...names) => {
    for (const name of names) expect([name, displayNameProblem(name)]).toEqual([name, 'unseen']);
  });

  it('keeps what makes a picture of an emoji', () => {
    for (const name of ['❤\ufe0f', 'Nova 🎧', '1\ufe0f\u20e3 nova'])
      expect(displayNameProblem(name)).toBeNull();
    expect(seenCharacters('\ufe0f❤\ufe0f\ufe0f')).toBe('❤\ufe0f');
  });

  it.each([
    ['Persian', 'می\u200cخواهم', 'نامه\u200cها', 'بی\u064e\u200cخود'],
    ['Malayalam', 'ന്\u200dസി', 'അവന്\u200d'],
    ['Hindi and Sinhala', 'क्\u200dष', 'क्\u200cष', 'ශ්\u200dරී'],
    [
      'emoji',
      '👩\u200d💻 Ada',
      '🏳\ufe0f\u200d🌈',
      '👨\u200d👩\u200d👧\u200d👦',
      '👩🏽\u200d🚀',
      '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
    ],
  ])('may have joiners where they show: %s', (_, ...names) => {
    for (const name of names) {
      expect([name, displayNameProblem(name)]).toEqual([name, null]);
      expect(seenCharacters(name)).toBe(name);
    }
  });

  it.each([
    ['between letters that never join', 'no\u200cva', 'no\u200dva', 'דני\u200cאל', '名\u200d前'],
    ['at an end', 'می\u200c', '\u200cمی', 'نور\u200d', 'ന്\u200c', '👩\u200d', '\u200d💻'],
    ['after a letter that does not join', 'دا\u200cر', 'او\u200cم'],
    ['twice', 'می\u200c\u200cخواهم', 'ന്\u200d\u200dസി', '👩\u200d\u200d💻'],
    ['of the other kind', 'می\u200dخواهم'],
    ['without a virama', 'ന\u200dസ', 'ക\u200cസ'],
    ['before a vowel sign', 'ന്\u200dി'],
    ['between pictures that make none together', '😀\u200d😀', '💻\u200d👩', 'a\u200d💻'],
    ['as tags', 'nova\u{e0067}', '🎧\u{e0067}\u{e007f}'],
  ])('may not have joiners and tags that nobody sees: %s', (_, ...names) => {
    for (const name of names) expect([name, displayNameProblem(name)]).toEqual([name, 'unseen']);
  });

  it.each(['admin', 'ADMIN', ' Support ', 'b.a.c.k_beat', 'Backbeat Support', 'official-backbeat', 'ad min'])(
    '%j is kept for the team',
    (name) => {
      expect(displayNameProblem(name)).toBe('reserved');
    },
  );

  it.each(['Admin Ada', 'Supporter', 'Backbeats', 'Nova'])('%j may be anybody', (name) => {
    expect(displayNameProblem(name)).toBeNull();
  });

  it('says of each problem what to do', () => {
    expect(displayNameProblem('  ')).toBe('empty');
    for (const text of Object.values(displayNameProblemTexts)) expect(text).toMatch(/\.$/);
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
  it('can be linked on two providers of the four', () => {
    expect(identityProviders.map((provider) => identityLinkPaths[provider])).toEqual([
      null,
      '/twitch?response_type=link',
      '/discord?response_type=link',
      null,
    ]);
  });
});
