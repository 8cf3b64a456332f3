import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const app = new URL('./', import.meta.url);
const files = readdirSync(app, { recursive: true, encoding: 'utf8' }).map((file) =>
  file.replaceAll('\\', '/'),
);
const textOf = (file: string) => readFileSync(new URL(file, app), 'utf8');

const server = new URL('../server/', import.meta.url);
const sources = [app, server].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\./.test(file))
    .map((file) => new URL(file.replaceAll('\\', '/'), folder)),
);

/** Names and files of a package that its makers may change at any time. */
const insides = /\bUNSAFE_|\bunstable_|(?:from|import\() ?'[^'.][^']*\/(?:dist|src|lib|internal)\//;

const routes = files.filter((file) => /\/routes\/[^/]+\.tsx$/.test(file));
const slices = files.filter((file) => /Slice\.ts$/.test(file));

/** What a slice may not know: the server and its answers, the page, the clock, chance. */
const outside =
  /@backbeat\/sdk|@tanstack|\bfetch\(|\b(?:window|document|localStorage|sessionStorage)\b|Date\.now|Math\.random/;
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, '');

it('finds routes and slices', () => {
  expect(routes.length).toBeGreaterThan(35);
  expect(slices.length).toBeGreaterThan(6);
});

it('uses packages by what they offer', () => {
  expect(sources.length).toBeGreaterThan(300);
  const found = sources.filter((file) => insides.test(readFileSync(file, 'utf8')));
  expect(found.map(({ pathname }) => pathname)).toEqual([]);
  expect("import { UNSAFE_RouteContext } from 'react-router';").toMatch(insides);
  expect("import { hooks } from 'react-router/dist/hooks.js';").toMatch(insides);
});

it.each(routes)('%s is a route of at most 60 lines', (file) => {
  expect(textOf(file).split('\n').length - 1).toBeLessThanOrEqual(60);
});

it.each(slices)('%s is pure, small, and tested beside itself', (file) => {
  const text = textOf(file);
  expect(withoutComments(text)).not.toMatch(outside);
  expect(text.split('\n').length - 1).toBeLessThanOrEqual(150);
  expect(existsSync(new URL(file.replace('.ts', '.test.ts'), app)), 'its test').toBe(true);
});

it.each(slices)('the selectors of %s are in its test', (file) => {
  const selectors = textOf(file).match(/\bselect\w+(?=: \()/g) ?? [];
  const test = textOf(file.replace('.ts', '.test.ts'));
  for (const selector of selectors) expect(test, selector).toContain(selector);
});
