import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createSiteServer } from './createSiteServer.ts';
import { readEnvironment } from './environment.ts';
import { baseHeaders } from './securityHeaders.ts';

const { config } = readEnvironment({});
const directory = mkdtempSync(join(tmpdir(), 'site-'));
const lines: string[] = [];
const site = () =>
  createSiteServer({
    directory,
    config,
    onReport: (line) => lines.push(line),
  });

const html = (title: string) =>
  `<!doctype html><title>${title}</title><script>hello()</script><style>p{color:red}</style>`;

beforeAll(() => {
  const pages = { 'index.html': 'Home', 'pricing/index.html': 'Pricing', '__spa-fallback.html': 'Fallback' };
  mkdirSync(join(directory, 'pricing'));
  mkdirSync(join(directory, 'assets'));
  mkdirSync(join(directory, 'settings/profile/link'), { recursive: true });
  for (const [file, title] of Object.entries(pages)) writeFileSync(join(directory, file), html(title));
  writeFileSync(join(directory, 'settings/profile/link/index.html'), html('Link'));
  writeFileSync(join(directory, '404.html'), html('Lost'));
  writeFileSync(join(directory, 'assets/a-1234.js'), 'export {};');
  writeFileSync(join(directory, 'assets/a-1234.js.br'), brotliCompressSync('export {};'));
  writeFileSync(join(directory, 'robots.txt'), 'User-agent: *');
});

afterAll(() => rmSync(directory, { recursive: true }));

const reportText = JSON.stringify({
  'csp-report': {
    'document-uri': 'http://localhost/',
    'blocked-uri': 'eval',
    'violated-directive': 'script-src',
  },
});

describe('createSiteServer', () => {
  it.each([
    ['/', 200, 'Home'],
    ['/pricing', 200, 'Pricing'],
    ['/pricing/', 200, 'Pricing'],
    ['/settings/deep/below', 200, 'Fallback'],
    ['/0190b6c1-7a3e-7c52-9f64-3b1f5d8a2e11', 200, 'Fallback'],
    ['/gifts/7K2M-41QX-8B3D-Z0VN', 200, 'Fallback'],
    ['/gifts/7K2M-41QX-8B3D-Z0VN.', 200, 'Fallback'],
    ['/gifts/7K2M-41QX-8B3D-Z0VN,', 200, 'Fallback'],
    ['/gifts/7K2M-41QX-8B3D-Z0VN%20', 200, 'Fallback'],
    ['/gifts/7k2m41qx8b3dz0vn', 200, 'Fallback'],
    ['/nobody', 404, 'Lost'],
    ['/no/such/page', 404, 'Lost'],
    ['/checkout/xyz', 404, 'Lost'],
    ['/no-such-file.png', 404, 'Lost'],
    ['/%2e%2e/package.json', 404, 'Lost'],
  ])('answers %s with status %i and the page "%s"', async (path, status, title) => {
    const answer = await site().request(path);
    expect(answer.status).toBe(status);
    expect(await answer.text()).toContain(`<title>${title}</title>`);
    expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  });

  it.each(['/', '/pricing', '/health', '/config.json', '/nope.png', '/no/page', '/premium'])(
    'sends the security headers with %s',
    async (path) => {
      const { headers } = await site().request(path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('strict-transport-security')).toMatch(/max-age=\d{8,};includeSubDomains/);
      expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
      expect(headers.get('permissions-policy')).toContain('camera=()');
    },
  );

  it.each([
    ['a refused method', '/', { method: 'POST' }, 405],
    ['a report that is too long', '/reports', { method: 'POST', body: 'x'.repeat(20_000) }, 413],
    ['a page that the browser has', '/', { headers: { 'if-none-match': '*' } }, 304],
    ['a missing file', '/assets/gone.js', {}, 404],
    ['a hashed file', '/assets/a-1234.js', {}, 200],
    ['a missing page', '/no/such/page', {}, 404],
  ])('sends the security headers with %s', async (_what, path, request, status) => {
    const answer = await site().request(path, request);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(baseHeaders))
      expect(answer.headers.get(name), name).toBe(value);
  });

  it('sends them with its own failures too', async () => {
    const failing = createSiteServer({
      directory,
      config,
      onReport: (line) => {
        if (line.startsWith('policy: ')) throw new Error('The log is full.');
      },
    });
    const answer = await failing.request('/reports', { method: 'POST', body: reportText });
    expect(answer.status).toBe(500);
    for (const [name, value] of Object.entries(baseHeaders))
      expect(answer.headers.get(name), name).toBe(value);
  });

  it('forbids texts where code could be, and says where to report', async () => {
    for (const path of ['/', '/pricing', '/nobody', '/gone.png', '/settings/profile/link']) {
      const { headers } = await site().request(path);
      const policy = headers.get('content-security-policy') ?? '';
      expect(policy, path).toContain("require-trusted-types-for 'script';trusted-types default");
      expect(policy, path).toContain('report-uri /reports');
    }
  });

  it('lets other sites show the pictures of shared links, and read the catalogue', async () => {
    const ofPicture = (await site().request('/share/home.png')).headers;
    expect(ofPicture.get('cross-origin-resource-policy')).toBe('cross-origin');
    const { headers } = await site().request('/plans.json');
    expect(headers.get('cross-origin-resource-policy')).toBe('cross-origin');
    expect(headers.get('access-control-allow-origin')).toBe('*');
    expect((await site().request('/')).headers.get('access-control-allow-origin')).toBeNull();
  });

  it('allows what stands inline by its hash, and nothing else inline', async () => {
    const policy = (await site().request('/')).headers.get('content-security-policy') ?? '';
    const scripts = policy.split(';').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toMatch(/'sha256-[\w+/]+=*'/);
    expect(scripts).not.toContain('unsafe');
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain(config.apiUrl);
  });

  it('lets pictures come from https and from its own services, wherever they are', async () => {
    const imagesOf = async (addresses: Record<string, string>) => {
      const own = readEnvironment(addresses);
      const server = createSiteServer({ directory, config: own.config });
      const policy = (await server.request('/')).headers.get('content-security-policy') ?? '';
      return policy.split(';').find((directive) => directive.startsWith('img-src'));
    };
    const secure = { API_URL: 'https://api.example.com', PLAYER_URL: 'https://play.example.com/p' };
    expect(await imagesOf(secure)).toBe("img-src 'self' data: https:");
    const local = { API_URL: 'http://localhost:4000', PLAYER_URL: 'http://localhost:4100/player' };
    expect(await imagesOf(local)).toBe(
      "img-src 'self' data: https: http://localhost:4100 http://localhost:4000",
    );
  });

  it('does not isolate the page inside the account-link popup from its opener', async () => {
    const answer = await site().request('/settings/profile/link');
    expect(answer.headers.get('cross-origin-opener-policy')).toBe('unsafe-none');
  });

  it('keeps hashed files forever, other files for a day, and asks again for pages', async () => {
    const cacheOf = async (path: string) => (await site().request(path)).headers.get('cache-control');
    expect(await cacheOf('/assets/a-1234.js')).toBe('public, max-age=31536000, immutable');
    expect(await cacheOf('/robots.txt')).toBe('public, max-age=86400');
    expect(await cacheOf('/pricing')).toBe('no-cache');
    expect(await cacheOf('/no-such-file.png')).toBe('no-cache');
  });

  it.each(['/assets/gone-1.js', '/assets/gone-1.woff2'])(
    'answers %s, which another release may have, with no page, and nobody keeps that',
    async (path) => {
      const answer = await site().request(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get('content-type')).toMatch(/^text\/plain/);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    },
  );

  it('answers 304 to a browser that has the page', async () => {
    const { headers } = await site().request('/');
    const etag = headers.get('etag') ?? '';
    expect(etag).toMatch(/^"[0-9a-f]+"$/);
    // One of the two is enough.
    expect(headers.get('last-modified')).toBeNull();
    expect((await site().request('/pricing')).headers.get('etag')).not.toBe(etag);
    const again = await site().request('/', { headers: { 'if-none-match': etag } });
    expect(again.status).toBe(304);
  });

  it('sends the compressed file to those who take it', async () => {
    const answer = await site().request('/assets/a-1234.js', { headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers.get('content-encoding')).toBe('br');
    expect(answer.headers.get('vary')).toBe('Accept-Encoding');
    expect((await site().request('/assets/a-1234.js')).headers.get('content-encoding')).toBeNull();
  });

  it('tells the browser where the services are', async () => {
    expect(await (await site().request('/config.json')).json()).toEqual(config);
  });

  it('redirects what only leads on, with its query', async () => {
    const answer = await site().request('/premium?coupon=vidcon50');
    expect(answer.status).toBe(301);
    expect(answer.headers.get('location')).toBe('/pricing?coupon=vidcon50');
  });

  it('refuses to be written to', async () => {
    const answer = await site().request('/', { method: 'POST' });
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
  });

  it('passes on reports of the policy, and refuses large ones', async () => {
    expect((await site().request('/reports', { method: 'POST', body: reportText })).status).toBe(204);
    expect(lines).toEqual(['policy: script-src blocked eval on http://localhost/']);
    const large = await site().request('/reports', { method: 'POST', body: 'x'.repeat(20_000) });
    expect(large.status).toBe(413);
  });
});
