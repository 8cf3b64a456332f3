import { TimeoutError } from '@backbeat/sdk';
import { fixtures } from '@backbeat/sdk/testing';
import { expect, it, vi } from 'vitest';
import { supportDetails } from './CopySupportDetails.tsx';
import { keepError, recentErrors } from './recentErrors.ts';

const nowMs = Date.UTC(2026, 10, 23, 1, 2, 3);
const asked = {
  nowMs,
  path: '/settings/subscription',
  version: '2026.11.1',
  userAgent: 'Firefox',
  account: null,
  errors: [],
};

it('says when, where, which version and that nothing failed', () => {
  expect(supportDetails(asked).split('\n')).toEqual([
    'Backbeat, details for support',
    'Time: 2026-11-23T01:02:03.000Z',
    'Page: /settings/subscription',
    'Plan: not known',
    'Version: 2026.11.1',
    'Browser: Firefox',
    'Failed calls, the newest first:',
    'none',
  ]);
});

it('says how the plan stands, and nothing that tells who it is or opens a door', () => {
  const { account } = fixtures;
  if (account.subscription === null) throw new Error('The fixture has a subscription.');
  const subscription = { ...account.subscription, edit_token: 'edit-secret' };
  const text = supportDetails({ ...asked, account: { ...account, subscription } });
  expect(text).toContain(`Plan: ${account.user.tier}, `);
  const { guid, hash, username, email } = account.user;
  for (const secret of [guid, hash, username, email, subscription.edit_token])
    expect(text).not.toContain(secret);
});

it('keeps the last five calls that failed', () => {
  for (let call = 1; call <= 6; call += 1)
    keepError(new TimeoutError({ endpoint: `call${call}`, timeoutMs: 5 }), nowMs);
  const text = supportDetails({ ...asked, errors: recentErrors() });
  expect(text).toContain('2026-11-23T01:02:03.000Z  call6: timeout, no answer');
  expect(text).not.toContain('call1:');
  expect(recentErrors()).toHaveLength(5);
});

it('keeps them over a page load, and none of what somebody else wrote in their place', async () => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
  const load = async () => {
    vi.resetModules();
    return import('./recentErrors.ts');
  };
  (await load()).keepError({ endpoint: 'giftBuy', code: 'api_error', requestId: 'abc' }, nowMs);
  const kept = [{ atMs: nowMs, endpoint: 'giftBuy', code: 'api_error', requestId: 'abc' }];
  expect((await load()).recentErrors()).toEqual(kept);
  const [key = ''] = stored.keys();
  for (const nonsense of ['{', '{}', 'null', '[1,null,{"atMs":"x"}]']) {
    stored.set(key, nonsense);
    expect((await load()).recentErrors()).toEqual([]);
  }
  vi.unstubAllGlobals();
});
