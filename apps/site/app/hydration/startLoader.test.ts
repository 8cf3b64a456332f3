import { earlyTokenKey } from '@backbeat/sdk';
import { describe, expect, it } from 'vitest';
import { loaderPlan } from '../document/startFiles.ts';
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

describe('loaderPlan', () => {
  const files = {
    entry: '/assets/entry.client-a_-1.js',
    preload: ['/assets/react-d4.js', '/assets/frame-c3.js', '/assets/runtime-b2.js'],
    styles: [],
  };

  it('names each file, the entry last', () => {
    expect(loaderPlan(files)).toBe('react-d4 frame-c3 runtime-b2 entry.client-a_-1');
  });

  it('refuses what the loader would not find', () => {
    expect(() => loaderPlan({ ...files, entry: '/scripts/entry.js' })).toThrow('/scripts/entry.js');
  });
});
