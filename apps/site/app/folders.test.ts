import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const folders = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const named = (file: string, pattern: RegExp) =>
  [...readFileSync(new URL(file, import.meta.url), 'utf8').matchAll(pattern)].map(([, name]) => name);

it.each([
  ['the map in docs/architecture.md', '../../../docs/architecture.md', /(?: {2}|· )([a-z-]+): (?=[^|\n]+)/g],
  ['the README', '../README.md', /^\| `app\/([a-z-]+)`/gm],
])('%s names every folder', (_name, file, pattern) => {
  expect(named(file, pattern)).toEqual(expect.arrayContaining(folders));
});
