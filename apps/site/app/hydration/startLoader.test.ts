import { earlyTokenKey } from '@backbeat/sdk';
import { describe, expect, it } from 'vitest';
import { startLoader } from './startLoader.ts';

describe('startLoader', () => {
  it('uses nothing from outside itself, so that it can stand inline', () => {
    // The test runner writes `import(…)` in its own way; the build leaves it alone.
    const text = String(startLoader).replaceAll('__vite_ssr_dynamic_import__', 'import');
    expect(text).not.toMatch(/__vite|require\(/);
    expect(text).not.toContain('</script');
    expect(() => new Function(`return (${text})`)).not.toThrow();
  });
});

it('looks where the sdk leaves a token that has come', () => {
  expect(String(startLoader)).toMatch(new RegExp(`["'\`]${earlyTokenKey}["'\`] ?in window`));
});
