import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { safeReturnUrl } from './returnUrl.ts';

const site = 'https://www.backbeat.example';
const allowed = new Set([site, 'https://staging.backbeat.example']);
const go = (asked: string | undefined) => safeReturnUrl(asked, site, allowed);

/** Spellings of a foreign host that some parser takes for a path or for our host. */
const prefixes = [
  '//',
  '/\\',
  '\\\\',
  '\\/',
  '///',
  '////',
  '/\t/',
  '/\n/',
  '/\r/',
  '\t//',
  '\n//',
  ' //',
  '\u0000//',
  '/ /',
  '/\u00a0/',
  'https:',
  'https:/',
  'https://',
  'https:///',
  'https:\\\\',
  'HTTPS://',
  'hTTp://',
  'http:',
  'ht\ntps://',
  'https:\t//',
  'ftp://',
  'ws://',
  'blob:https://',
  'filesystem:https://',
  'view-source:https://',
  '/%2f/',
  '//%2f',
  '/%5c',
  '/%09/',
  '%2f%2f',
  '%5c%5c',
  '%252f%252f',
  '/%252f%252f',
  '/.//',
  '/..//',
  '/./..//',
  './/',
  '..//',
  `${site}@`,
  `https://www.backbeat.example:443@`,
  `https://user:pass@`,
  `https://www.backbeat.example%40`,
  `${site}\\@`,
  `${site}%00.`,
  `${site}.`,
  `${site}-`,
  `${site}:80@`,
  'https://www.backbeat.example。',
  'https://www․backbeat․example.',
  'https://www.backbeat.example%2f.',
];
const hosts = [
  'evil.example',
  'evil.example/',
  'evil.example?a=b',
  'evil.example#a',
  'ev\u0131l.example',
  '127.0.0.1',
  '[::1]',
];
const fixed = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' javascript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript://www.backbeat.example/%0aalert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'about:blank',
  'mailto:a@b.example',
  'tel:1',
  '/ok\r\nLocation: https://evil.example',
  '/ok%0d%0aSet-Cookie:%20a=b',
  'http://www.backbeat.example',
  'https://backbeat.example',
  'https://xn--bckbeat-4za.example',
  'https://www.backbeat.example:8443',
  'https://www.backbeat.example.evil.example',
  'https://wwwXbackbeat.example',
  '',
  '/',
  '?a',
  '#a',
  'pricing',
  '../pricing',
  'x'.repeat(5000),
];
const corpus = [...fixed, ...prefixes.flatMap((prefix) => hosts.map((host) => prefix + host))];

describe('safeReturnUrl', () => {
  it(`never leaves the allowed origins (${corpus.length} known tricks)`, () => {
    expect(corpus.length).toBeGreaterThanOrEqual(300);
    expect(corpus.filter((asked) => !allowed.has(go(asked).origin))).toEqual([]);
  });

  it('never leaves them for random texts either', () => {
    const piece = fc.constantFrom(...prefixes, ...hosts, ...fixed, '@', ':', '/', '\\', '.', '?', '#', '%');
    const asked = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webUrl(),
      fc.array(piece).map((pieces) => pieces.join('')),
    );
    fc.assert(
      fc.property(asked, (text) => {
        const url = go(text);
        // The browser has to read the Location header as it was checked.
        return allowed.has(new URL(url.href).origin) && url.username === '' && !/[\r\n]/.test(url.href);
      }),
      { numRuns: 20_000 },
    );
  });

  it.each([
    ['/pricing', `${site}/pricing`],
    ['/checkout/premium?coupon=a%20b', `${site}/checkout/premium?coupon=a%20b`],
    [`${site}/settings`, `${site}/settings`],
    ['https://staging.backbeat.example/x', 'https://staging.backbeat.example/x'],
    ['/pricing?error=old&error_request=1b&a=b#token=x', `${site}/pricing?a=b`],
  ])('keeps the page %s', (asked, href) => {
    expect(go(asked).href).toBe(href);
  });

  it.each([undefined, '', 'pricing', 'https://evil.example/'])('goes home for %s', (asked) => {
    expect(go(asked).href).toBe(`${site}/`);
  });
});
