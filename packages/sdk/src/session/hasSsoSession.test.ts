import { afterEach, expect, it, vi } from 'vitest';
import { routeOf } from '../contract/pathOf.ts';
import { ssoEndpoint } from '../contract/session.ts';
import { hasSsoSession, ssoPath } from './hasSsoSession.ts';

afterEach(() => vi.unstubAllGlobals());

const answering = (status: number, body: string) => {
  const asked = vi.fn(async (_address: string, _request: RequestInit) => new Response(body, { status }));
  vi.stubGlobal('fetch', asked);
  return asked;
};

it('asks where the contract says', () => {
  expect(ssoPath).toBe(routeOf(ssoEndpoint));
});

it.each([
  [200, '{"ok":true}', true],
  [200, '{"ok":false}', false],
  [401, '{"error":{"code":"unauthorized"}}', false],
])('%i %s: %s', async (status, body, verdict) => {
  const asked = answering(status, body);
  expect(await hasSsoSession('https://api.example.com/')).toBe(verdict);
  expect(asked.mock.calls[0]?.[0]).toBe('https://api.example.com/v1/sso');
  expect(asked.mock.calls[0]?.[1].credentials).toBe('include');
});

it.each([
  [503, 'busy'],
  [200, '{"ok":"yes"}'],
  [200, 'null'],
  [200, '<html>'],
])('%i %s is no verdict', async (status, body) => {
  answering(status, body);
  await expect(hasSsoSession('https://api.example.com')).rejects.toThrow();
});
