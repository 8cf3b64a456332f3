import { inForm } from '@backbeat/tooling/inForm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hostileAddresses } from '../../test/hostileAddresses.ts';
import { safeReturnUrl } from './safeReturnUrl.ts';

const rules = {
  origin: 'https://site.test',
  allowedOrigins: ['https://player.test', 'http://localhost:4100'],
};
const allowed = [rules.origin, ...rules.allowedOrigins];
const randomRuns = inForm({ short: 10_000, whole: 100_000 });

const decodeOnce = (text: string) => {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
};

/** Where a browser would end up, at a page of the site, and when something behind us decodes once or twice more. */
const placesOf = (target: string): string[] => {
  const readings = [target, decodeOnce(target), decodeOnce(decodeOnce(target))];
  return readings.map((reading) => new URL(reading, 'https://site.test/deep/page?q=1').origin);
};

const expectNoEscape = (value: string) => {
  const target = safeReturnUrl(value, rules);
  if (target === null) return;
  for (const place of placesOf(target)) expect(allowed, JSON.stringify(value)).toContain(place);
  expect(target, JSON.stringify(value)).toMatch(
    /^(\/(?![/\\])|https:\/\/player\.test\/|http:\/\/localhost:4100\/)/,
  );
  expect(new URL(target, rules.origin)).toMatchObject({ username: '', password: '' });
};

describe('safeReturnUrl', () => {
  it.each([
    ['/', '/'],
    ['/pricing', '/pricing'],
    ['/checkout/premium?coupon=vidcon50&x=%2F#plans', '/checkout/premium?coupon=vidcon50&x=%2F#plans'],
    ['/a?next=https://evil.test', '/a?next=https://evil.test'],
    ['/100%25', '/100%25'],
    ['/a//b', '/a//b'],
    ['/caf%C3%A9', '/caf%C3%A9'],
    ['/a/../b', '/b'],
    ['https://site.test', '/'],
    ['https://site.test:443/pricing', '/pricing'],
    ['HTTPS://SITE.TEST/pricing', '/pricing'],
    ['https://player.test/segment/1', 'https://player.test/segment/1'],
    ['http://localhost:4100/x', 'http://localhost:4100/x'],
  ])('lets %s through', (value, expected) => {
    expect(safeReturnUrl(value, rules)).toBe(expected);
  });

  it.each([
    null,
    undefined,
    '',
    'pricing',
    'http://localhost:4101/',
    'https://localhost:4100/',
    `/${'a'.repeat(2_048)}`,
  ])('refuses %j', (value) => {
    expect(safeReturnUrl(value, rules)).toBeNull();
  });

  it(`holds against ${hostileAddresses.length} hostile addresses`, () => {
    expect(hostileAddresses.length).toBeGreaterThanOrEqual(300);
    for (const value of hostileAddresses) expectNoEscape(value);
  });

  it('refuses nearly all of them outright; the rest are plain paths of the site', () => {
    const kept = hostileAddresses
      .map((value) => safeReturnUrl(value, rules))
      .filter((target) => target !== null);
    expect(kept.length / hostileAddresses.length).toBeLessThan(0.05);
    for (const target of kept) expect(target).toMatch(/^\/[^/\\]/);
  });

  it(`holds against ${randomRuns.toLocaleString('en')} random ones`, () => {
    const piece = fc.constantFrom(
      ...[
        '/',
        '\\',
        '//',
        ':',
        '@',
        '?',
        '#',
        '.',
        '..',
        '%',
        '%2f',
        '%5c',
        '%2e',
        '%25',
        '%0a',
        '%09',
        '\t',
        '\n',
      ],
      ...[
        ' ',
        '\u0000',
        '\u00a0',
        '\u200b',
        'http',
        'https',
        'https:',
        'javascript:',
        'data:',
        'blob:',
        '[::1]',
        '0',
      ],
      ...[
        'site.test',
        'player.test',
        'evil.test',
        'https://site.test',
        'localhost:4100',
        'pricing',
        ';',
        '&',
        '=',
        'é',
      ],
    );
    const hostile = fc.oneof(
      fc.array(piece, { maxLength: 10 }).map((pieces) => pieces.join('')),
      fc.string({ maxLength: 20, unit: 'binary' }),
      fc.tuple(fc.constantFrom(...hostileAddresses), fc.nat(40), piece).map(([text, at, extra]) => {
        return `${text.slice(0, at)}${extra}${text.slice(at)}`;
      }),
    );
    fc.assert(
      fc.property(hostile, (value) => expectNoEscape(value)),
      { numRuns: randomRuns },
    );
  }, 120_000);
});
