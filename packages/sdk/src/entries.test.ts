import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import packageJson from '../package.json' with { type: 'json' };

import { textBySdkCode } from './errors/errorTexts.ts';

const importPattern = /^(?:import|export)\s[^;]*?from '(?<from>[^']+)';/gm;

/** Every package that a file needs at run time, through all files that it imports. */
const packagesOf = async (
  file: string,
  seen = new Set<string>(),
  found = new Set<string>(),
): Promise<Set<string>> => {
  if (seen.has(file)) return found;
  seen.add(file);
  const text = await readFile(file, 'utf8');
  for (const match of text.matchAll(importPattern)) {
    const from = match.groups?.from ?? '';
    if (/^(?:import|export) type /.test(match[0])) continue;
    if (from.startsWith('.')) await packagesOf(join(dirname(file), from), seen, found);
    else found.add(from);
  }
  return found;
};

describe('the entries', () => {
  it.each([
    [
      '.',
      [
        '@backbeat/domain',
        '@backbeat/domain/coverage',
        '@backbeat/domain/declines',
        'jwt-decode',
        'zod/mini',
      ],
    ],
    ['./contract', ['@backbeat/domain', '@backbeat/domain/coverage', 'zod/mini']],
    ['./certificates', ['@backbeat/domain']],
    ['./query', ['@backbeat/domain', '@tanstack/react-query']],
    ['./staff', ['@backbeat/domain', '@backbeat/domain/coverage', 'zod/mini']],
    ['./staff/client', ['@backbeat/domain', '@backbeat/domain/coverage', 'zod/mini']],
    ['./staff/query', ['@tanstack/react-query']],
    ['./testing', ['@backbeat/domain', '@backbeat/domain/coverage', 'zod/mini']],
  ] as const)('%s needs %j and nothing else', async (entry, packages) => {
    const { '@backbeat/source': source } = packageJson.exports[entry];
    const found = await packagesOf(join(import.meta.dirname, '..', source));
    expect([...found].sort()).toEqual(packages);
  });

  it('are the files that the build writes', () => {
    const { './package.json': _, ...entries } = packageJson.exports;
    for (const entry of Object.values(entries)) {
      const built = entry['@backbeat/source'].replace('./src/', './dist/');
      expect(entry.default).toBe(built.replace(/\.ts$/, '.js'));
      expect(entry.types).toBe(built.replace(/\.ts$/, '.d.ts'));
    }
  });
});

describe('README', () => {
  it('lists every error code', async () => {
    const text = await readFile(join(import.meta.dirname, '..', 'README.md'), 'utf8');
    for (const code of Object.keys(textBySdkCode)) expect(text).toContain(`\`${code}\``);
  });
});
