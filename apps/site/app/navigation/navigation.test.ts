import { describe, expect, it } from 'vitest';
import { siteRoutes } from '../../server/siteRoutes.ts';
import { redirectOf } from '../redirects.ts';
import { hrefOf } from './browserLocation.ts';
import { pageOf } from './SitePage.ts';

const Layout = () => null;
const View = () => null;

describe('siteRoutes', () => {
  it('names every address once, with its layouts first', () => {
    const entries = [
      { index: true, file: 'home.tsx' },
      {
        file: 'scope.tsx',
        children: [{ path: 'settings', file: 'area.tsx', children: [{ path: 'profile', file: 'p.tsx' }] }],
      },
      { path: '*', file: 'lost.tsx' },
    ];
    expect(siteRoutes(entries)).toEqual([
      { path: '', files: ['home.tsx'] },
      { path: 'settings/profile', files: ['scope.tsx', 'area.tsx', 'p.tsx'] },
      { path: '*', files: ['lost.tsx'] },
    ]);
  });
});

it('a page stands inside of its layouts', () => {
  expect(pageOf('a/b', [{ default: Layout }, { default: View }])).toEqual({
    routes: [{ Component: Layout, children: [{ path: 'a/b', Component: View }] }],
  });
});

it.each([
  ['/pricing?a=1#b', '/pricing?a=1#b'],
  [{ pathname: '/pricing', search: '?a=1', hash: '#b' }, '/pricing?a=1#b'],
  [{ search: '?a=1' }, '?a=1'],
])('the address of %o is %s', (to, address) => {
  expect(hrefOf(to)).toBe(address);
});

it.each([
  ['/premium', '/pricing'],
  ['/premium/', '/pricing'],
  ['/for', '/for/livestreamers'],
  ['/for/pro', null],
  ['/', null],
])('%s leads to %s', (path, target) => {
  expect(redirectOf(path)).toBe(target);
});
