import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { createDeskServer } from './createDeskServer.ts';

const directory = mkdtempSync(join(tmpdir(), 'desk-'));
writeFileSync(join(directory, 'index.html'), '<!doctype html><title>Desk</title>');
writeFileSync(join(directory, 'robots.txt'), 'User-agent: *\nDisallow: /\n');
afterAll(() => rmSync(directory, { recursive: true }));

const lines: string[] = [];
const desk = createDeskServer({
  directory,
  config: { apiUrl: 'https://api.example' },
  pictureOrigins: ['http://localhost:4100'],
  onReport: (line) => lines.push(line),
});

describe('createDeskServer', () => {
  it.each(['/', '/people/0b8b7f3e-52a4-4b55-9b0e-5a1f9a1f0c11', '/today'])(
    'answers %s with its page',
    async (path) => {
      const answer = await desk.request(path);
      expect([answer.status, await answer.text()]).toEqual([200, '<!doctype html><title>Desk</title>']);
      expect(answer.headers.get('cache-control')).toBe('no-cache');
      expect(answer.headers.get('x-robots-tag')).toContain('noindex');
      const policy = answer.headers.get('content-security-policy') ?? '';
      for (const part of [
        "default-src 'none'",
        "script-src 'self';",
        "frame-ancestors 'none'",
        "connect-src 'self' https://api.example;",
        "require-trusted-types-for 'script'",
        'http://localhost:4100',
      ])
        expect(policy).toContain(part);
      expect(policy).not.toMatch(/script-src[^;]*(unsafe|https:)/);
    },
  );

  it('says where the api is', async () => {
    expect(await (await desk.request('/config.json')).json()).toEqual({ apiUrl: 'https://api.example' });
  });

  it('is for no search engine', async () => {
    expect(await (await desk.request('/robots.txt')).text()).toBe('User-agent: *\nDisallow: /\n');
  });

  it('has no page for a file that is not there, and takes no writes', async () => {
    expect((await desk.request('/assets/old.js')).status).toBe(404);
    expect((await desk.request('/today', { method: 'POST' })).status).toBe(405);
  });

  it('tells what the policy blocked', async () => {
    const body = JSON.stringify({
      'csp-report': {
        'document-uri': 'https://desk.example/people/1?x=1',
        'blocked-uri': 'inline',
        'violated-directive': 'script-src',
      },
    });
    expect((await desk.request('/reports', { method: 'POST', body })).status).toBe(204);
    expect(lines).toEqual(['policy: script-src blocked inline on https://desk.example/people/1']);
  });
});
