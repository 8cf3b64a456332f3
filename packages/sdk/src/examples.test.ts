import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { typecheckModules } from '@backbeat/tooling/snippets';
import { describe, expect, it, vi } from 'vitest';
import { stubPage } from '../test/stubPage.ts';
import * as certificates from './certificates/index.ts';
import * as contract from './contract/index.ts';
import * as entry from './index.ts';
import * as query from './query/index.ts';
import * as staffQuery from './query/staff/index.ts';
import * as staffClient from './staff/client/index.ts';
import * as testing from './testing/index.ts';

interface Source {
  readonly file: string;
  readonly text: string;
}

const readSources = async (): Promise<Source[]> => {
  const sources: Source[] = [];
  for await (const file of glob('**/*.ts', { cwd: import.meta.dirname })) {
    if (file.includes('.test.')) continue;
    sources.push({ file, text: await readFile(`${import.meta.dirname}/${file}`, 'utf8') });
  }
  return sources;
};

const sources = await readSources();

/** The text of every `@example`, without the stars. */
const examples = sources.flatMap(({ file, text }) =>
  [...text.matchAll(/^ \* @example ?\n?((?: \*(?! @).*\n|.*\n)(?: \*(?! @|\/).*\n)*)/gm)].map(
    ([, body = '']) => ({
      file,
      body: body.replaceAll(/^ \* ?/gm, '').trim(),
    }),
  ),
);

const claims = examples.flatMap(({ file, body }) =>
  body.split('\n').flatMap((line) => {
    const [expression = '', expected] = line.split(' // → ');
    return expected === undefined ? [] : [{ file, expression, expected }];
  }),
);

const allExports: Record<string, unknown> = { ...contract, ...query, ...testing, ...entry };

const loadInternals = async () => {
  for (const { file } of sources) {
    const module: object = await import(/* @vite-ignore */ `./${file}`);
    Object.assign(allExports, module);
  }
};

await loadInternals();

const evaluate = (code: string): unknown =>
  new Function(...Object.keys(allExports), `return (${code});`)(...Object.values(allExports));

describe('examples in docstrings', () => {
  it.each(claims)('$file: $expression → $expected', ({ expression, expected }) => {
    expect(evaluate(expression)).toEqual(evaluate(expected));
  });

  it('that claim no value compile', async () => {
    const valuesOf = (module: object) => Object.keys(module).join(', ');
    const preamble = `
      import { ${valuesOf(entry)}, type Client, type Session } from '@backbeat/sdk';
      import { ${valuesOf(contract)}, type Endpoints, type RequestOf, type ResponseOf, type SharedChannel } from '@backbeat/sdk/contract';
      import { ${valuesOf(certificates)} } from '@backbeat/sdk/certificates';
      import { ${valuesOf(query)} } from '@backbeat/sdk/query';
      import { ${valuesOf(testing)} } from '@backbeat/sdk/testing';
      import { ${valuesOf(staffClient)}, type StaffClient, type StaffKey } from '@backbeat/sdk/staff/client';
      import { ${valuesOf(staffQuery)} } from '@backbeat/sdk/staff/query';
      import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
      declare const staff: StaffClient, key: StaffKey, apiUrl: string, guid: string, sessionId: string;
      declare const client: Client, channel: SharedChannel, token: string, name: string, fileText: string, channelId: string, uguid: string;
    `;
    const silent = examples.filter(({ body }) => !body.includes('// → '));
    expect(silent.length).toBeGreaterThan(20);
    const modules = silent.map(({ file, body }, index) => [
      `example${index}.ts`,
      `${preamble}\n// ${file}\nexport const example = async () => {\n${body}\n};\n`,
    ]);
    expect(await typecheckModules(join(import.meta.dirname, '..'), Object.fromEntries(modules))).toBe('');
  }, 60_000);

  it('are there for every function and value of the entries', () => {
    const documented = sources.flatMap(({ text }) =>
      [
        ...text.matchAll(
          /\/\*\*(?:(?!\*\/)[\s\S])*@example(?:(?!\*\/)[\s\S])*\*\/\nexport (?:const|function|class|abstract class) (\w+)/g,
        ),
      ].map(([, name = '']) => name),
    );
    const named = [
      ...Object.keys(entry),
      ...Object.keys(certificates),
      ...Object.keys(query),
      ...Object.keys(testing),
      ...Object.keys(staffClient),
      ...Object.keys(staffQuery),
    ];
    expect(named.filter((name) => !documented.includes(name))).toEqual([]);
  });
});

describe('README', async () => {
  const text = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const snippets = [...text.matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(
    ([, kind, code = ''], index) => [`readme${index}.${kind}`, `${code}\nexport {};\n`] as const,
  );

  it('has snippets that compile', async () => {
    expect(snippets.length).toBeGreaterThan(8);
    expect(await typecheckModules(join(import.meta.dirname, '..'), Object.fromEntries(snippets))).toBe('');
  });

  it('has snippets that run, and do what they say', async () => {
    const directory = await mkdtemp(join(import.meta.dirname, '..', 'dist', 'readme-'));
    const { page, location, document, log } = stubPage();
    const exported: Record<string, unknown> = {};
    try {
      for (const [name, code] of snippets) {
        await writeFile(join(directory, name), code);
        Object.assign(exported, await import(/* @vite-ignore */ join(directory, name)));
      }
    } finally {
      vi.unstubAllGlobals();
      vi.restoreAllMocks();
      await rm(directory, { recursive: true });
    }
    const { getToken } = exported;
    if (typeof getToken !== 'function') throw new Error('The README has no getToken.');
    const port = 20_000 + Math.floor(Math.random() * 20_000);
    const printed = vi.spyOn(console, 'log').mockReturnValue();
    const token = getToken('http://localhost:4000', port);
    await expect
      .poll(() => printed.mock.lastCall?.[1])
      .toContain(`return_url=http%3A%2F%2Flocalhost%3A${port}`);
    await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'a.b.c' });
    expect(await token).toBe('a.b.c');
    const said = log.mock.calls.flat().map(String);
    expect(said).toEqual(expect.arrayContaining(['The Offbeats', 'DJ Night', 'pro']));
    expect(document.title).toBe('Hello djnight');
    expect(location.href).not.toContain('token');
    expect(location.replace).toHaveBeenCalledWith('/pricing');
    expect(page.open).toHaveBeenCalledOnce();
  });
});
