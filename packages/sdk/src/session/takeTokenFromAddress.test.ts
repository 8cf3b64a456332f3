import { runInNewContext } from 'node:vm';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { testToken } from '../testing/memoryEnvironment.ts';
import { earlyTokenKey, earlyTokenScript, takeTokenFromAddress } from './takeTokenFromAddress.ts';

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
  const run = (fragment: string) => {
    const location = new URL(`${page}${fragment}`);
    const replaceState = vi.fn((_state: unknown, _title: string, href: string) => {
      location.href = href;
    });
    const window: Record<string, unknown> = { location, history: { state: { key: 'k' }, replaceState } };
    runInNewContext(earlyTokenScript(), { ...window, self: window });
    return { kept: window[earlyTokenKey], replaceState, location };
  };
  afterEach(() => vi.unstubAllGlobals());

  it.each([...taking.map(([fragment]) => fragment), ...leaving])(
    'does with %j as the function does, and keeps it for the function, once',
    (fragment) => {
      const { kept, replaceState, location } = run(fragment);
      const expected = take(`${page}${fragment}`);
      expect(replaceState.mock.calls).toEqual(expected.replaceState.mock.calls);
      vi.stubGlobal(earlyTokenKey, kept);
      expect(take(location.href)).toEqual({ taken: expected.taken, replaceState: expect.any(Function) });
      expect(take(location.href).taken).toBeNull();
    },
  );
});
