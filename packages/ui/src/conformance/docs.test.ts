import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const src = new URL('../', import.meta.url).pathname;
const files = globSync('**/*.{ts,tsx}', { cwd: src }).filter(
  (file) => !file.includes('.test.') && !file.includes('.stories.') && !file.startsWith('conformance/'),
);
const texts = files.map((file) => ({ file, text: readFileSync(`${src}${file}`, 'utf8') }));

const entries = ['index.ts', 'blocks.ts', 'styling/index.ts', 'tokens/index.ts']
  .map((file) => readFileSync(`${src}${file}`, 'utf8'))
  .join('\n');

/** The bodies of all interfaces that an entry exports, with their names. */
const interfaces = texts
  .flatMap(({ file, text }) =>
    [
      ...text.matchAll(
        /^export interface (\w+)(?:<[^{]*>)?(?:\s+extends(?:(?!\{\})[\s\S])*?)? \{\n([\s\S]*?)^\}/gm,
      ),
    ].map(([, name = '', body = '']) => ({ file, name, body })),
  )
  .filter(({ name }) => entries.includes(`type ${name}`));

describe('the words of the public interface', () => {
  it('stand above every prop', () => {
    expect(interfaces.length).toBeGreaterThan(70);
    const bare = interfaces.flatMap(({ file, name, body }) => {
      const lines = body.split('\n');
      return lines.flatMap((line, index) => {
        const prop = /^ {2}(?:readonly )?'?([\w-]+)'?\??:/.exec(line)?.[1];
        const above = lines[index - 1]?.trim() ?? '';
        return prop === undefined || above.endsWith('*/') ? [] : [`${file}: ${name}.${prop}`];
      });
    });
    expect(bare).toEqual([]);
  });

  it('name a default where a boolean prop may be left out', () => {
    const silent = interfaces
      .filter(({ name }) => name.endsWith('Props'))
      .flatMap(({ file, name, body }) =>
        [...body.matchAll(/\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n {2}(?:readonly )?(\w+)\?: boolean/g)]
          .filter(([, words = '']) => !words.includes('@default') && !/for a preview/.test(words))
          .map(([, , prop]) => `${file}: ${name}.${prop}`),
      );
    expect(silent).toEqual([]);
  });

  it('stand above every exported component, with an example', () => {
    const bare = texts
      .filter(({ text }) => /^'use client'/.test(text) || text.includes('ReactElement'))
      .flatMap(({ file, text }) =>
        [...text.matchAll(/(\*\/\n)?^export const ([A-Z]\w+)\b/gm)]
          .filter(([, end]) => end === undefined)
          .map(([, , name]) => `${file}: ${name}`),
      );
    expect(bare).toEqual([]);
  });
});
