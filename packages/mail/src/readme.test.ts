import { readSnippets, typecheckSnippets } from '@backbeat/tooling/snippets';
import { expect, it } from 'vitest';

const packageDirectory = `${import.meta.dirname}/..`;

it('has a snippet that compiles', async () => {
  expect(readSnippets(packageDirectory)).toHaveLength(1);
  expect(await typecheckSnippets(packageDirectory)).toBe('');
}, 60_000);
