import { describe, expect, it, vi } from 'vitest';
import { siteRoutes } from '../../server/siteRoutes.ts';
import { redirectOf } from '../redirects.ts';
import { entryOf, hrefOf, makeEntry } from './browserLocation.ts';
import { createLeaveGuard } from './leaveGuard.ts';
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
    path: 'a/b',
    views: [Layout, View],
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

describe('a history entry', () => {
  it('is found again in the state of the browser', () => {
    const entry = makeEntry({ from: 'here' }, 3);
    expect(entryOf(structuredClone(entry))).toEqual(entry);
    expect(entry).toMatchObject({ index: 3, given: { from: 'here' } });
  });

  it.each([[null], [undefined], ['text'], [{}], [{ key: 'a' }], [{ key: 1, index: 1 }], [{ idx: 0 }]])(
    'is not %o',
    (state) => expect(entryOf(state)).toBeNull(),
  );
});

describe('the guard before leaving', () => {
  const made = () => {
    const steps: number[] = [];
    return { steps, guard: createLeaveGuard((delta) => steps.push(delta)) };
  };

  it('lets everybody go while nobody asks, and those who stay on the page', () => {
    const { steps, guard } = made();
    const goOn = vi.fn();
    guard.whenAllowed(true, goOn);
    expect(guard.mayStep(-1, true)).toBe(true);
    guard.askBeforeLeaving(() => {});
    guard.whenAllowed(false, goOn);
    expect(guard.mayStep(-1, false)).toBe(true);
    expect(goOn).toHaveBeenCalledTimes(2);
    expect(steps).toEqual([]);
  });

  it('goes on when the question is answered so, and not before', () => {
    const { guard } = made();
    const question = vi.fn();
    const goOn = vi.fn();
    guard.askBeforeLeaving(question);
    guard.whenAllowed(true, goOn);
    expect(goOn).not.toHaveBeenCalled();
    question.mock.calls[0]?.[0]();
    expect(goOn).toHaveBeenCalledOnce();
  });

  it('takes a step of the browser back, asks, and steps again', () => {
    const { steps, guard } = made();
    const question = vi.fn();
    guard.askBeforeLeaving(question);
    expect(guard.mayStep(-2, true)).toBe(false);
    expect(steps).toEqual([2]);
    expect(question).not.toHaveBeenCalled();
    // The browser is back on the page.
    expect(guard.mayStep(0, false)).toBe(false);
    expect(question).toHaveBeenCalledOnce();
    question.mock.calls[0]?.[0]();
    expect(steps).toEqual([2, -2]);
    expect(guard.mayStep(-2, true)).toBe(true);
    // The agreement was for one step.
    expect(guard.mayStep(1, true)).toBe(false);
  });

  it('stops asking', () => {
    const { guard } = made();
    const first = guard.askBeforeLeaving(() => {});
    const second = guard.askBeforeLeaving(() => {});
    first();
    expect(guard.mayStep(-1, true)).toBe(false);
    expect(guard.mayStep(0, false)).toBe(false);
    second();
    expect(guard.mayStep(-1, true)).toBe(true);
  });
});
