import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/project.mjs';

const listed = execFileSync('git', ['ls-files', 'packages/*/src/*.ts*', 'apps/*/*.ts*'], {
  cwd: root,
  encoding: 'utf8',
});

/** What runs in browsers, without comments. */
const sources = listed
  .split('\n')
  .filter((file) => file !== '' && !/\.(test|stories)\.|conformance|apps\/storybook/.test(file))
  .map(
    (file) =>
      [file, readFileSync(join(root, file), 'utf8').replace(/\/\*.*?\*\/|^\s*\/\/[^\n]*$/gms, '')] as const,
  );

const filesWith = (pattern: RegExp): readonly string[] =>
  sources.filter(([, source]) => pattern.test(source)).map(([file]) => file);

/** Scripts that run as text in the head, or stand below the sdk; each catches what storage throws itself. */
const ownCatch = [
  'apps/site/app/document/earlyCalls.ts',
  'apps/site/app/hydration/firstPaint.ts',
  'apps/site/app/release/startAgain.ts',
  'packages/ui/src/styling/scheme.ts',
];
const throughSafeStorage = [
  'apps/desk/app/chrome/shortcuts.ts',
  'apps/desk/app/privacy/streamerMode.ts',
  'apps/desk/app/session/returnPath.ts',
  'apps/desk/app/session/sessionState.ts',
  'apps/site/app/browserStorage.ts',
  'packages/sdk/src/session/browserEnvironment.ts',
  'packages/sdk/src/session/tabs.ts',
];

it('storage, which may throw at the first look, is opened by safeStorage alone', () => {
  expect(filesWith(/\b(local|session)Storage\b/).toSorted()).toEqual(
    [...ownCatch, ...throughSafeStorage].toSorted(),
  );
  for (const [file, source] of sources) {
    const uses = [...source.matchAll(/(.*)\b(?:local|session)Storage\b(?!: SessionStorageArea)/g)];
    if (throughSafeStorage.includes(file))
      for (const [, before] of uses) expect(before, file).toMatch(/safeStorage\(\(\) => (window\.)?$/);
    if (ownCatch.includes(file)) expect(source, file).toMatch(/\btry ?\{[^}]*\b(local|session)Storage\b/);
  }
});

it('no field is a number field: the wheel changes them, and they take 1e1', () => {
  const numberField = /\btype\s*=\s*\{?["']number["']/;
  expect('<input\n  type="number" min="1">').toMatch(numberField);
  expect(filesWith(numberField)).toEqual([]);
});
