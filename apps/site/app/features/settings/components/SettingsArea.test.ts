import { expect, it } from 'vitest';
import { areaAccess } from './SettingsArea.tsx';

const offline = { text: 'Offline.', isUnreachable: true };
const nobody = { text: 'Nobody.', isUnreachable: false };

it.each([
  ['loading', null, 'waiting'],
  ['signed-in', null, 'open'],
  ['signed-in', offline, 'open'],
  ['signed-out', null, 'home'],
  ['signed-out', nobody, 'home'],
  ['signed-out', offline, 'unreachable'],
] as const)('%s, error %j → %s', (status, error, access) => {
  expect(areaAccess({ status, error })).toBe(access);
});

it('says to an old tab where its account went, also after a reload', () => {
  const merged = { text: 'Merged.', isUnreachable: false, isMerged: true };
  for (const wasOpen of [false, true])
    expect(areaAccess({ status: 'signed-out', error: merged, wasOpen, isInviting: true })).toBe('ended');
});

it('invites to a page that is there for everybody', () => {
  const visit = { status: 'signed-out', error: null, isInviting: true } as const;
  expect(areaAccess(visit)).toBe('invited');
  expect(areaAccess({ ...visit, error: offline })).toBe('unreachable');
  expect(areaAccess({ ...visit, error: nobody, wasOpen: true })).toBe('ended');
});

it.each([
  ['a session that ended by itself', nobody, 'ended'],
  ['signing out', null, 'home'],
  ['no connection', offline, 'unreachable'],
] as const)('in the middle of a visit, %s → %s', (_what, error, access) => {
  expect(areaAccess({ status: 'signed-out', error, wasOpen: true })).toBe(access);
});
