import { letterPaths } from '@backbeat/mail';
import { expect, it } from 'vitest';
import { sitePages } from './sitePages.ts';

it('has a page of its own for everything that a letter leads to', () => {
  const paths = sitePages.map(({ path }) => path);
  expect(letterPaths.filter((path) => !paths.includes(path))).toEqual([]);
});
