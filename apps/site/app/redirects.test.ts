import { describe, expect, it } from 'vitest';
import { redirectOf, redirects } from './redirects.ts';
import { staticPaths } from './routes.ts';

describe('redirectOf', () => {
  it.each([
    ['/premium', '/pricing'],
    ['/premium/', '/pricing'],
    ['/for', '/for/livestreamers'],
    ['/for/pro', null],
    ['/', null],
  ])('%s leads to %s', (path, target) => {
    expect(redirectOf(path)).toBe(target);
  });

  it.each(['/for/', '/for/xyz', '/for/xyz/', '/for/pro/more', '/for/livestreamers/x'])(
    '%s leads to the page for live streamers',
    (path) => {
      expect(redirectOf(path)).toBe('/for/livestreamers');
    },
  );

  it.each([
    '/checkout/xyz',
    '/checkout/gold/',
    '/checkout/premium/x',
    '/checkout/premiumx',
    '/checkout/thank',
  ])('%s leads home', (path) => {
    expect(redirectOf(path)).toBe('/');
  });

  it('leaves every address alone that has a page', () => {
    const own = staticPaths.filter((path) => !Object.keys(redirects).includes(path));
    expect(own).toContain('/for/artists');
    expect(own.filter((path) => redirectOf(path) !== null)).toEqual([]);
    expect(own.filter((path) => redirectOf(`${path}/`) !== null)).toEqual([]);
  });
});
