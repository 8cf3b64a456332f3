import { runInNewContext } from 'node:vm';
import { describe, expect, it, vi } from 'vitest';
import { memoryEnvironment } from '../testing/memoryEnvironment.ts';
import { testToken } from '../testing/sessionToken.ts';
import { earlyTokenScript } from './earlyTokenScript.ts';
import { storageKeys } from './storageKeys.ts';
import { takeTokenFromAddress } from './takeTokenFromAddress.ts';

const token = testToken();
const page = 'https://site.test//odd/path?a=1';

const taking: [string, { token: string; isNew: boolean } | null][] = [
  [`#token=${token}`, { token, isNew: false }],
  [`#${token}`, { token, isNew: false }],
  [`#token=${token}&new=1`, { token, isNew: true }],
  [`#${token}&new=1`, { token, isNew: true }],
  [`#new=1&token=${token}`, { token, isNew: true }],
  [`#token=${token}&new=0`, { token, isNew: false }],
  ['#token=garbage', { token: 'garbage', isNew: false }],
  ['#token=', null],
];
const leaving = ['', '#', '#faq', '#section.two', '#tokens=1', '#a=b', '#%', '#token'];

const take = (href: string) => {
  const replaceState = vi.fn();
  const taken = takeTokenFromAddress({ href }, { state: { key: 'k' }, replaceState });
  return { taken, replaceState };
};

describe('takeTokenFromAddress', () => {
  it.each(taking)(
    'takes %s and cleans the address, keeping path, query and history state',
    (fragment, expected) => {
      const { taken, replaceState } = take(`${page}${fragment}`);
      expect(taken).toEqual(expected);
      expect(replaceState).toHaveBeenCalledExactlyOnceWith({ key: 'k' }, '', page);
    },
  );

  it.each(leaving.slice(0, -1))('leaves %j alone', (fragment) => {
    const { taken, replaceState } = take(`${page}${fragment}`);
    expect(taken).toBeNull();
    expect(replaceState).not.toHaveBeenCalled();
  });
});

describe('earlyTokenScript', () => {
  const run = (fragment: string, sessionStorage: object) => {
    const { href, hash } = new URL(`${page}${fragment}`);
    const replaceState = vi.fn();
    const history = { state: { key: 'k' }, replaceState };
    runInNewContext(earlyTokenScript(), {
      location: { href, hash },
      history,
      sessionStorage,
      URLSearchParams,
    });
    return replaceState;
  };

  it.each([...taking.map(([fragment]) => fragment), ...leaving])(
    'does with %j as the function does',
    (fragment) => {
      const { storage } = memoryEnvironment();
      storage.setItem(storageKeys.signOutPending, 'true');
      const replaceState = run(fragment, storage);
      const expected = take(`${page}${fragment}`);
      expect(replaceState.mock.calls).toEqual(expected.replaceState.mock.calls);
      expect(storage.getItem(storageKeys.token)).toBe(expected.taken?.token ?? null);
      expect(storage.getItem(storageKeys.justSignedUp)).toBe(expected.taken?.isNew ? 'true' : null);
      expect(storage.getItem(storageKeys.signOutPending)).toBe(expected.taken ? null : 'true');
    },
  );

  it('leaves the token where it is when storage is blocked', () => {
    expect(run(`#token=${token}`, {})).not.toHaveBeenCalled();
  });
});
