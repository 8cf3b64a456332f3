import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/project.mjs';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const sources = execFileSync('git', ['ls-files', 'packages/*/src/*', 'apps/site/app'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => /\.(tsx?|css)$/.test(file))
  .map((file) => [file, read(file)] as const);

/** The tokens, by the table of the README, which a test of ui compares with the tokens themselves. */
const tokens = [...read('packages/ui/README.md').matchAll(/^\| `([a-z0-9-]+)` /gm)].map(([, name]) => name);

/** Variables that a style or an element of ours sets. */
const set = sources.flatMap(([, text]) =>
  [...text.matchAll(/--bb-([a-z0-9-]+)['"]?\]?:(?!:)/g)].map(([, name]) => name),
);

it('styles read only variables that are tokens, or that a style sets', () => {
  const known = new Set([...tokens, ...set]);
  const unknown = sources.flatMap(([file, text]) =>
    [...text.matchAll(/var\(--bb-([a-z0-9-]+)\)/g)]
      .filter(([, name]) => !known.has(name))
      .map(([use]) => `${file}: ${use}`),
  );
  expect(tokens.length).toBeGreaterThan(60);
  expect(unknown).toEqual([]);
});
