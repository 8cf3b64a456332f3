import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as claims from '../src/claims.ts';
import * as content from '../src/content.ts';
import * as coverage from '../src/coverage.ts';
import * as declines from '../src/declines.ts';
import * as main from '../src/index.ts';

/** Every value of every entry, by its name. */
export const everyExport = { ...main, ...claims, ...content, ...coverage, ...declines };

/** A claim of the documentation: an expression and what it evaluates to. */
export interface Example {
  readonly where: string;
  readonly expression: string;
  readonly expected: string;
}

const root = fileURLToPath(new URL('../', import.meta.url));

/** The package's own sources, without tests. */
export const sourceFiles = globSync('src/**/*.ts', { cwd: root }).filter(
  (file) => !/\.test(-d)?\.ts$/.test(file),
);

/** A file of the package as text. */
export const readPackageFile = (file: string): string => readFileSync(`${root}${file}`, 'utf8');

/** Every `@example expression // → value` of the sources. */
export const readDocExamples = (): readonly Example[] =>
  sourceFiles.flatMap((file) =>
    [...readPackageFile(file).matchAll(/^ *\* @example (.*) \/\/ → (.*)$/gm)].map(
      ([, expression = '', expected = '']) => ({ where: file, expression, expected }),
    ),
  );

const names = Object.keys(everyExport);
const values = Object.values(everyExport);

/** Runs code in which every public name of the package is known. */
export const evaluate = (code: string): unknown => new Function(...names, code)(...values);
