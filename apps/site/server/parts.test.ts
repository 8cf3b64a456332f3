import { describe, expect, it } from 'vitest';
import { isDynamicPath } from './dynamicPaths.ts';
import { inlineHashes } from './pages.ts';

describe('isDynamicPath', () => {
  it.each([
    ['/0190b6c1-7a3e-7c52-9f64-3b1f5d8a2e11', true],
    ['/somebody', false],
    ['/settings/a/b', true],
    ['/gifts/7K2M-41QX-8B3D-Z0VN', true],
    ['/certificate/bb-7k2m-41qx/', true],
    ['/gifts', false],
    ['/for/whom', false],
    ['/a/b', false],
    ['/a/b/c', false],
  ])('%s: %s', (path, answer) => {
    expect(isDynamicPath(path)).toBe(answer);
  });
});

describe('inlineHashes', () => {
  it('hashes scripts and styles that stand in the page, once each', () => {
    const { scripts, styles } = inlineHashes(
      '<script>a()</script><script>a()</script><script src="/x.js"></script><style data-emotion="bb">p{}</style>',
    );
    expect(scripts).toHaveLength(1);
    expect(styles).toHaveLength(2);
    expect([...scripts, ...styles].every((hash) => /^sha256-.{43}=$/.test(hash))).toBe(true);
  });
});
