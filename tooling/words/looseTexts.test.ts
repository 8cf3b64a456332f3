import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { root } from '../run/project.mjs';
import { looseTexts, optionsOf } from './looseTexts.ts';

const options = optionsOf(join(root, 'apps/site'));

/** Components, and the text in each that a translation would break, if there is one. */
const components = [
  ['(p: { n: string }) => <p>Hello {p.n}</p>', '{p.n}'],
  ['(p: { c: ReactNode }) => <p><i />{p.c}</p>', '{p.c}'],
  ['(p: { c: ReactNode }) => <>{p.c}</>', '{p.c}'],
  ['(p: { is: boolean }) => <p>{p.is && <i />}Save</p>', 'Save'],
  ['(p: { is: boolean }) => <p>{p.is ? <i /> : <b />} Save</p>', 'Save'],
  ['(p: { n: string[] }) => <p>{p.n.map((n) => n.trim())}<i /></p>', '{p.n.map((n) => n.trim())}'],
  ['(p: { n: string }) => p.n', 'Tried6 = (p: { n: string }) => p.n'],
  ['(p: { n: string }) => <p>{p.n}</p>', null],
  ['() => <p>About {brand.name}. <a href="/">More</a></p>', null],
  ['(p: { is: boolean }) => <p>Save {p.is && <i />}</p>', null],
] as const;

/** They stand in a file of the site that exists in this test only, one a line. */
const looseInComponents = (): readonly string[] => {
  const file = join(root, 'apps/site/app/chrome/Tried.tsx');
  const lines = components.map(([component], index) => `export const Tried${index} = ${component};`);
  const head = "import type { ReactNode } from 'react'; const brand = { name: 'Backbeat' };";
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.getSourceFile = (name, version, ...rest) =>
    name === file
      ? ts.createSourceFile(name, [head, ...lines].join('\n'), version, true)
      : getSourceFile(name, version, ...rest);
  host.fileExists = (name) => name === file || fileExists(name);
  return looseTexts([file], options, host).map((line) => line.replace(`${file}:`, ''));
};

it('finds a text that changes beside others, or that something comes before', () => {
  const expected = components.flatMap(([, loose], index) =>
    loose === null ? [] : [`${index + 2} ${loose}`],
  );
  expect(looseInComponents()).toEqual(expected);
});

it('finds none in the packages and the site', () => {
  const files = execFileSync('git', ['ls-files', 'packages/*/src/*.tsx', 'apps/site/app/*.tsx'], {
    cwd: root,
    encoding: 'utf8',
  })
    .trim()
    .split('\n')
    .filter((file) => !/\.(test|stories)\.|\/(conformance|test)\//.test(file));
  expect(files.length).toBeGreaterThan(300);
  const found = looseTexts(
    files.map((file) => join(root, file)),
    options,
  );
  expect(found.map((line) => line.replace(root, ''))).toEqual([]);
});
