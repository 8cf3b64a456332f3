import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { createSiteServer } from '../createSiteServer.ts';
import { readEnvironment } from '../environment.ts';
import { hostFiles, readHostSite } from './writeHostFiles.ts';

const { config } = readEnvironment({
  API_URL: 'https://api.example.com',
  RECURLY_SCRIPT_URL: 'https://js.recurly.com/v4/recurly.js',
});
const directory = mkdtempSync(join(tmpdir(), 'hosts-'));
const html = (title: string) =>
  `<!doctype html><title>${title}</title><style>.${title}{}</style><script>say('${title}')</script>`;

beforeAll(() => {
  const texts: Readonly<Record<string, string>> = {
    'index.html': html('Home'),
    'pricing/index.html': html('Pricing'),
    'for/pro/index.html': html('Pro'),
    'settings/profile/link/index.html': html('Link'),
    '__spa-fallback.html': html('Fallback'),
    '404.html': '<!doctype html><style>.lost{}</style>',
    'assets/a-1234.js': 'export {};',
    'assets/a-1234.js.br': '',
    'share/home.png': '',
    'plans.json': '{}',
    'robots.txt': '',
  };
  for (const [name, text] of Object.entries(texts)) {
    mkdirSync(dirname(join(directory, name)), { recursive: true });
    writeFileSync(join(directory, name), text);
  }
});
afterAll(() => rmSync(directory, { recursive: true }));

const filesOf = (host: string) => hostFiles(readHostSite(directory, config))[host] ?? {};
const site = () => createSiteServer({ directory, config });

type Headers = ReadonlyMap<string, string>;
const pages = ['/', '/pricing', '/for/pro', '/settings/profile/link', '/settings/anything'];
const files = ['/assets/a-1234.js', '/share/home.png', '/plans.json', '/robots.txt'];
const names = [
  'strict-transport-security',
  'x-content-type-options',
  'referrer-policy',
  'cross-origin-opener-policy',
  'cross-origin-resource-policy',
  'permissions-policy',
];

const served = async (path: string): Promise<Headers> => new Map((await site().request(path)).headers);

/** What a policy says of one kind, without hashes. */
const withoutHashes = (policy: string) => policy.replace(/ '(?:sha256-[^']+|unsafe-inline)'/g, '');
const hashesIn = (policy: string, directive: string) =>
  [
    ...(policy.split(';').find((part) => part.startsWith(`${directive} `)) ?? '').matchAll(/'sha256-[^']+'/g),
  ].map(([hash]) => hash);

/** The headers are the server's; the policy allows at least what stands in the page, and is else the same. */
const expectSame = async (path: string, found: Headers, isExact: boolean) => {
  const wanted = await served(path);
  for (const name of names) expect(found.get(name), `${path} ${name}`).toBe(wanted.get(name));
  if (files.includes(path)) {
    expect(found.get('cache-control'), path).toBe(wanted.get('cache-control'));
    return;
  }
  const [policy, wantedPolicy] = [
    found.get('content-security-policy') ?? '',
    wanted.get('content-security-policy') ?? '',
  ];
  if (isExact) expect(policy, path).toBe(wantedPolicy);
  expect(withoutHashes(policy)).toBe(withoutHashes(wantedPolicy));
  expect(hashesIn(policy, 'script-src')).toEqual(
    expect.arrayContaining(hashesIn(wantedPolicy, 'script-src')),
  );
  expect(policy).not.toMatch(/script-src[^;]*unsafe/);
};

/** `_headers` as its hosts read it: every rule that matches, in order. */
const readHeaders = (text: string, path: string, lastWins: boolean): Headers => {
  const found = new Map<string, string>();
  for (const block of text.trim().split('\n\n')) {
    const [rule = '', ...lines] = block.split('\n');
    const matches = rule.endsWith('*') ? path.startsWith(rule.slice(0, -1)) : path === rule;
    if (!matches) continue;
    for (const line of lines) {
      const [, taken] = /^ {2}! (.+)$/.exec(line) ?? [];
      const [, name = '', value = ''] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
      if (taken !== undefined) found.delete(taken.toLowerCase());
      else {
        const key = name.toLowerCase();
        const before = found.get(key);
        found.set(key, before === undefined || lastWins ? value : `${before}, ${value}`);
      }
    }
  }
  return found;
};

describe('Cloudflare Pages', () => {
  it.each([...pages, ...files])('%s has the headers of the server', async (path) => {
    await expectSame(path, readHeaders(filesOf('cloudflare')._headers ?? '', path, false), false);
  });

  it("keeps within the host's limits", () => {
    const text = filesOf('cloudflare')._headers ?? '';
    for (const line of text.split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
    expect(text.split('\n\n').length).toBeLessThanOrEqual(100);
  });
});

describe('Netlify', () => {
  it.each([...pages, ...files])('%s has the headers of the server', async (path) => {
    const found = readHeaders(filesOf('netlify')._headers ?? '', path, true);
    await expectSame(path, found, false);
    expect(hashesIn(found.get('content-security-policy') ?? '', 'style-src-elem').length).toBeGreaterThan(4);
  });

  it.each(['netlify', 'cloudflare'])('%s redirects, and answers what has no file', (host) => {
    expect((filesOf(host)._redirects ?? '').trim().split('\n')).toEqual([
      '/premium /pricing 301',
      '/for /for/livestreamers 301',
      '/settings/* /__spa-fallback.html 200',
      '/certificate/:code /__spa-fallback.html 200',
      '/gifts/:code /__spa-fallback.html 200',
      '/:id /__spa-fallback.html 200',
    ]);
  });
});

describe('Vercel', () => {
  const schema = z.object({
    redirects: z.array(z.object({ source: z.string(), destination: z.string(), statusCode: z.literal(301) })),
    rewrites: z.array(z.object({ source: z.string(), destination: z.string() })),
    headers: z.array(
      z.object({ source: z.string(), headers: z.array(z.object({ key: z.string(), value: z.string() })) }),
    ),
  });
  const read = () => schema.parse(JSON.parse(filesOf('vercel')['vercel.json'] ?? ''));
  const matches = (source: string, path: string) =>
    new RegExp(`^${source.replace(/\/:rest\*/, '(?:/.*)?').replace(/:\w+/g, '[^/]+')}$`).test(path);

  it.each([...pages, ...files])('%s has the headers of the server', async (path) => {
    const found = new Map<string, string>();
    for (const { source, headers } of read().headers) {
      if (!matches(source, path)) continue;
      for (const { key, value } of headers) found.set(key.toLowerCase(), value);
    }
    await expectSame(path, found, true);
  });

  it('redirects, and answers what has no file', () => {
    expect(read().redirects.map(({ source }) => source)).toEqual(['/premium', '/for']);
    expect(read().rewrites.map(({ source }) => source)).toEqual([
      '/settings/:rest*',
      '/certificate/:code',
      '/gifts/:code',
      '/:id',
    ]);
  });
});

describe('nginx', () => {
  /** The file that it sends in the end: what its maps look up. */
  const sent = (path: string) =>
    files.includes(path)
      ? path
      : path === '/settings/anything'
        ? '/__spa-fallback.html'
        : `${path.replace(/\/$/, '')}/index.html`;
  const unquoted = (text: string) => text.slice(1, -1).replace(/\\(["\\$])/g, '$1');

  const lookUp = (map: string, name: string, uri: string): string => {
    const body = new RegExp(`map \\$uri \\${name} \\{\\n([\\s\\S]*?)\\n\\}`).exec(map)?.[1] ?? '';
    const lines = [...body.matchAll(/^ {2}(default|"(?:[^"\\]|\\.)*") ("(?:[^"\\]|\\.)*");$/gm)];
    const pick = lines.find(([, pattern = '']) => {
      if (pattern === 'default') return false;
      const text = pattern.slice(1, -1);
      return text.startsWith('~') ? new RegExp(text.slice(1)).test(uri) : unquoted(pattern) === uri;
    });
    return unquoted((pick ?? lines.find(([, pattern]) => pattern === 'default'))?.[2] ?? '""');
  };

  it.each([...pages, ...files])('%s has the headers of the server', async (path) => {
    const { 'http.conf': maps = '', 'server.conf': text = '' } = filesOf('nginx');
    const found = new Map<string, string>();
    for (const [, name = '', value = ''] of text.matchAll(/^add_header ([\w-]+) (.+) always;$/gm)) {
      found.set(
        name.toLowerCase(),
        value.startsWith('$') ? lookUp(maps, value, sent(path)) : unquoted(value),
      );
    }
    await expectSame(path, found, true);
  });
});

describe('addresses without a file', () => {
  const patternIn = (text: string, pattern: RegExp) =>
    new RegExp(pattern.exec(text)?.[1]?.replaceAll('\\\\', '\\') ?? '^$', 'i');
  const nginx = () => patternIn(filesOf('nginx')['server.conf'] ?? '', /rewrite "\(\?i\)(.+)" \/__spa/);
  const apache = () => patternIn(filesOf('apache')['.htaccess'] ?? '', /RewriteRule "(.+)" "\/__spa/);

  it.each([
    ['/settings/anything', true],
    ['/for/whom', false],
    ['/checkout/xyz', false],
    ['/0190b6c1-7a3e-7c52-9f64-3b1f5d8a2e11', true],
    ['/0190B6C1-7A3E-7C52-9F64-3B1F5D8A2E11', true],
    ['/gifts/7K2M-41QX-8B3D-Z0VN', true],
    ['/certificate/BB-7K2M-41QX', true],
    ['/nobody', false],
    ['/a/b/c', false],
  ])('%s: %s', (path, answer) => {
    expect(nginx().test(path)).toBe(answer);
    expect(apache().test(path.slice(1))).toBe(answer);
  });
});

describe('Apache', () => {
  it.each([...pages, ...files])('%s has the headers of the server', async (path) => {
    const found = new Map<string, string>();
    let holds = true;
    for (const line of (filesOf('apache')['.htaccess'] ?? '').split('\n')) {
      const [, pattern] = /^<If "%\{REQUEST_URI\} =~ m#(.+)#">$/.exec(line) ?? [];
      if (pattern !== undefined) holds = new RegExp(pattern).test(path);
      if (line === '</If>') holds = true;
      const [, name = '', value = ''] = /^\s*Header always set ([\w-]+) "(.*)"$/.exec(line) ?? [];
      if (name !== '' && holds) found.set(name.toLowerCase(), value.replace(/\\(["\\])/g, '$1'));
    }
    await expectSame(path, found, false);
  });
});
