import { readSnippets, typecheckSnippets } from '@backbeat/tooling/snippets';
import { expect, it } from 'vitest';

const packageDirectory = `${import.meta.dirname}/..`;

it('has snippets that compile', async () => {
  expect(readSnippets(packageDirectory).length).toBeGreaterThan(3);
  expect(await typecheckSnippets(packageDirectory)).toBe('');
}, 60_000);
