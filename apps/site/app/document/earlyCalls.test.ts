import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { earlyAnswer, earlyCalls } from './earlyCalls.ts';

const plan = {
  configPath: '/config.json',
  tokenKey: 'token',
  arrivedKey: 'arrived',
  bindingPath: '/v1/session/binding',
  ownerPath: '/v1/me',
  refreshMs: 1000,
};
const config = { apiUrl: 'https://api.test/', paymentScriptUrl: 'https://pay.test/x.js' };
const tokenOf = (endMs: number) =>
  `h.${Buffer.from(JSON.stringify({ exp: endMs / 1000, name: '>>>???' })).toString('base64url')}.s`;

const asked: string[] = [];

/** Runs it in a page that keeps a token, or was opened with one. */
const askWith = async (stored: string | null, hash = '', isBound: boolean | null = true) => {
  vi.stubGlobal('document', { currentScript: { dataset: { calls: '/v1/me /v1/account' } } });
  vi.stubGlobal('sessionStorage', { getItem: () => stored });
  vi.stubGlobal('arrived', hash);
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (!url.endsWith(plan.bindingPath)) return Response.json(config);
    return isBound === null ? Promise.reject(new TypeError()) : Response.json({ bound: isBound });
  });
  earlyCalls(plan);
  await vi.waitFor(() => expect(asked).toContain('/config.json'));
  await new Promise((done) => setTimeout(done));
  return asked.slice(1).map((url) => url.replace('https://api.test', ''));
};

beforeEach(() => void asked.splice(0));
afterEach(() => void vi.unstubAllGlobals());

describe('earlyCalls', () => {
  it('uses nothing from outside itself, so that it can stand inline', () => {
    expect(String(earlyCalls)).not.toMatch(/__vite|require\(|<\/script/);
  });

  it.each([
    ['that lasts', tokenOf(Date.now() + 60_000), ['/v1/me', '/v1/account']],
    ['that is renewed before it is used', tokenOf(Date.now() + 500), []],
    ['that has ended', tokenOf(Date.now() - 500), []],
    ['that cannot be read', 'a.b.c', []],
    ['that is not there', null, []],
  ])('with a token %s', async (_, stored, calls) => {
    expect(await askWith(stored)).toEqual(calls);
  });

  it.each([
    ['#token=', '&new=1'],
    ['#', '&new=1'],
    ['#new=1&token=', ''],
  ])('asks for a link with %s… whether it counts here too', async (before, behind) => {
    const linked = tokenOf(Date.now() + 60_000);
    const calls = await askWith(tokenOf(Date.now() + 90_000), `${before}${linked}${behind}`);
    expect(calls).toEqual(['/v1/session/binding', '/v1/me', '/v1/account']);
    const key = `https://api.test/v1/me Bearer ${linked}`;
    expect(earlyAnswer(key)).toBeInstanceOf(Promise);
    expect(earlyAnswer(key), 'once').toBeUndefined();
  });

  it.each([
    ['of another browser', false],
    ['of which nobody says whether it counts', null],
  ])('asks for a token of a link %s whose it is, and nothing else', async (_, isBound) => {
    const hash = `#token=${tokenOf(Date.now() + 60_000)}`;
    expect(await askWith(null, hash, isBound)).toEqual(['/v1/session/binding', '/v1/me']);
  });

  it('asks nothing for a link that has no token', async () => {
    expect(await askWith(null, '#x.y.z')).toEqual([]);
  });
});
