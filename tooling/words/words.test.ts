import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/project.mjs';

/** The first column of the glossary's last table. */
const refused = (): readonly string[] => {
  const [, table = ''] = readFileSync(join(root, 'docs/glossary.md'), 'utf8').split('## Not in use');
  const rows = table.split('\n').filter((line) => /^\| (?!not |-)/.test(line));
  return rows.flatMap((row) => row.split('|')[1]?.split(',') ?? []).map((word) => word.trim());
};

/** Files that use a word, in places where the words of today are to stand. */
const usersOf = (words: readonly string[]): string => {
  const places = ['.', ':!docs/decisions', ':!docs/glossary.md', ':!.changeset'];
  const patterns = words.flatMap((word) => ['-e', word]);
  try {
    return execFileSync('git', ['grep', '-wn', ...patterns, '--', ...places], {
      cwd: root,
      encoding: 'utf8',
    });
  } catch {
    // git says by an error that there is none.
    return '';
  }
};

it('uses the words of the glossary', () => {
  const words = refused();
  expect(words.length).toBeGreaterThan(10);
  expect(usersOf(words)).toBe('');
});

it('would find one', () => {
  expect(usersOf(['hydrated'])).toContain('hydration.md');
});
