import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../run/project.mjs';

/** The words of a comment's line; null where a list, a table or a tag stands. */
const prose = (line: string): string | null => {
  const text = line
    .replace(/^\s*\{?(\/\*+|\*\/|\*|\/\/)?/, '')
    .replace(/\*\/\}?\s*$/, '')
    .trim();
  return /^([-|@#]|$|biome-ignore|\d\.)/.test(text) ? null : text;
};

/** Where comments begin that have a paragraph of more than two lines before their first tag. */
const longComments = (source: string): readonly number[] => {
  const found: number[] = [];
  const lines = source.split('\n');
  const isLine = (line = '') => /^\s*\/\//.test(line);
  for (let at = 0; at < lines.length; at += 1) {
    const isBlock = /^\s*\{?\/\*/.test(lines[at] ?? '');
    if (!isBlock && !isLine(lines[at])) continue;
    const start = at;
    while (at + 1 < lines.length && (isBlock ? !lines[at]?.includes('*/') : isLine(lines[at + 1]))) at += 1;
    const comment = lines.slice(start, at + 1);
    const tag = comment.findIndex((line) => /^\s*\*? *@/.test(line));
    const words = tag === -1 ? comment : comment.slice(0, tag);
    const paragraphs = words.map((line) => (prose(line) === null ? ' ' : 'x')).join('');
    if (/xxx/.test(paragraphs)) found.push(start + 1);
  }
  return found;
};

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const filesOf = (...patterns: readonly string[]): readonly string[] =>
  execFileSync('git', ['ls-files', '--', ...patterns], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '' && existsSync(join(root, file)));

describe('comments', () => {
  it('have two lines a paragraph at most, lists and tags apart', () => {
    const files = filesOf('*.ts', '*.tsx', '*.mjs');
    expect(files.flatMap((file) => longComments(read(file)).map((line) => `${file}:${line}`))).toEqual([]);
  });

  it('would be found', () => {
    expect(longComments('/**\n * a\n * b\n * c\n */\n// a\n// b\n// c\n\n// a\n// - b\n// - c')).toEqual([
      1, 6,
    ]);
  });
});

describe('published sources', () => {
  const citesSpecification = (text: string): boolean => /\bspecification\b/i.test(text);

  it('cite no specification, which their users do not have', () => {
    const files = filesOf('packages/*/src/*.ts', 'packages/*/src/*.tsx', 'packages/*/README.md').filter(
      (file) => !/\.(test|test-d|stories)\./.test(file),
    );
    expect(files.length).toBeGreaterThan(300);
    expect(files.filter((file) => citesSpecification(read(file)))).toEqual([]);
  });

  it('would be found', () => {
    expect(citesSpecification('How it is measured (specification, section 9).')).toBe(true);
  });
});

describe('decisions', () => {
  const files = readdirSync(join(root, 'docs/decisions')).filter((file) => file !== 'README.md');
  const replaced = [...read('docs/decisions/README.md').matchAll(/^\| (\d{4}) /gm)].map(
    ([, number]) => number,
  );

  it('are numbered without gaps, those that were replaced in a list', () => {
    const numbers = [...files.map((file) => file.slice(0, 4)), ...replaced].map(Number);
    expect(numbers.toSorted((a, b) => a - b)).toEqual(numbers.map((_, index) => index + 1));
  });

  it('have a date and a status each', () => {
    for (const file of files)
      expect(read(`docs/decisions/${file}`), file).toMatch(/^# \d{4}: .+\n\n\d{4}-\d\d-\d\d, accepted/);
  });

  it('are where links look for them, as every other page is', () => {
    const broken = filesOf('*.md').flatMap((file) =>
      [...read(file).matchAll(/\]\(([^)#\s:]+)(?:#[^)]*)?\)/g)]
        .map(([, link = '']) => link)
        .filter((link) => !link.startsWith('/') && !existsSync(join(root, dirname(file), link)))
        .map((link) => `${file}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});
