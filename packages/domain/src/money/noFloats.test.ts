import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { everyExport } from '../../testing/readExamples.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const sources = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.test(-d)?\.ts$/.test(file));

/** The one module that may turn cents into dollars: it writes digits, it does not divide. */
const textModule = 'money/moneyText.ts';

describe('money without floats', () => {
  it.each(sources)('%s computes with whole cents', (file) => {
    // Comments and texts may say what they like.
    const text = readFileSync(`${root}/${file}`, 'utf8')
      .replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')
      .replaceAll(/'[^'\n]*'/g, "''");
    if (file !== textModule) expect(text).not.toMatch(/parseFloat|toFixed|\/ ?100\b|\* ?0?\.\d|\/ ?1e2/);
    expect(text).not.toMatch(/Date\.now|new Date\(\)|Math\.random|performance\.|from 'node:/);
  });

  it('scans every file', () => {
    expect(sources.length).toBeGreaterThan(60);
    expect(sources).toContain(textModule);
  });

  it('holds only safe integers under every name that ends in Cents', () => {
    const found: string[] = [];
    const visit = (value: unknown, path: string) => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, inner] of Object.entries(value)) {
        if (/Cents$/.test(key) && (typeof inner === 'number' || typeof inner === 'string')) {
          found.push(`${path}.${key}`);
          expect(Number.isSafeInteger(inner), `${path}.${key}`).toBe(true);
        }
        visit(inner, `${path}.${key}`);
      }
    };
    visit(everyExport, 'domain');
    expect(found.length).toBeGreaterThan(40);
  });
});
