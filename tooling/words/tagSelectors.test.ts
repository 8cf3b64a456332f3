import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../run/project.mjs';
import { tagSelectors } from './tagSelectors.ts';

const read = (file: string): string => readFileSync(join(root, file), 'utf8');

/** How many each file has, by the table of the decision. */
const listed = new Map(
  [...read('docs/decisions/0043-when-a-style-names-a-tag.md').matchAll(/^\| `(\S+\.tsx?)` +\| (\d+) /gm)].map(
    ([, file = '', count]) => [file, Number(count)],
  ),
);

it('styles name tags of children only where decision 0043 lists them', () => {
  const files = execFileSync('git', ['ls-files', 'packages/*/src/*.ts*', 'apps/site/app/*.ts*'], {
    cwd: root,
    encoding: 'utf8',
  });
  const found = files
    .split('\n')
    .filter((file) => file !== '' && !/\.test\.|conformance/.test(file))
    .map((file) => [file, tagSelectors(read(file)).length] as const)
    .filter(([, count]) => count > 0);
  expect(listed.size).toBeGreaterThan(10);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(listed));
});

it('would find them', () => {
  const named = ['& > p', '&:hover svg', '&[data-on] > b + span', '& :is(h2, h3)', '&:has(> img)'];
  const fine = [
    '& > *',
    '& li::marker',
    '& > :last-child',
    '&:nth-of-type(2n)',
    '& tr > :last-child',
    '& + &',
  ];
  expect(tagSelectors(`css\`${named.join(' {} ')} {}\``)).toHaveLength(named.length);
  expect(tagSelectors(`css\`${fine.join(' {} ')} {}\``)).toEqual([]);
});
