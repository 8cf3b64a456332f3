import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import {
  evaluate,
  everyExport,
  readDocExamples,
  readPackageFile,
  sourceFiles,
} from '../testing/readExamples.ts';

const examples = readDocExamples();

describe('examples in docstrings', () => {
  it.each(examples)('$where: $expression', ({ expected, expression }) => {
    expect(evaluate(`return (${expression})`)).toEqual(evaluate(`return (${expected})`));
  });

  it('are all in the form that runs', () => {
    const written = sourceFiles.flatMap((file) => readPackageFile(file).match(/ @example /g) ?? []);
    expect(examples).toHaveLength(written.length);
  });

  it('are there for every value that the package exports', () => {
    const documented = sourceFiles.flatMap((file) =>
      [
        ...readPackageFile(file).matchAll(
          /\/\*\*(?:(?!\*\/)[\s\S])*@example(?:(?!\*\/)[\s\S])*\*\/\nexport (?:const|function) (\w+)/g,
        ),
      ].map(([, name = '']) => name),
    );
    expect(Object.keys(everyExport).filter((name) => !documented.includes(name))).toEqual([]);
  });
});

describe('the entries', () => {
  it('export every public file, each once', () => {
    const entries = ['src/index.ts', 'src/claims.ts', 'src/content.ts', 'src/coverage.ts', 'src/declines.ts'];
    const entry = entries.map(readPackageFile).join('\n');
    const exported = [...entry.matchAll(/from '\.\/(.*)'/g)].map(([, file]) => `src/${file}`);
    const internal = [
      'src/coupons/couponCode.ts',
      'src/money/sumCents.ts',
      'src/quote/BilledLine.ts',
      'src/quote/PriceCut.ts',
      'src/quote/Purchase.ts',
      'src/quote/assertQuoteInput.ts',
      'src/quote/priceInvoice.ts',
      'src/time/instantMs.ts',
    ];
    const all = sourceFiles.filter((file) => !entries.includes(file));
    expect([...exported, ...internal].toSorted()).toEqual(all.toSorted());
  });

  it('depend on nothing', () => {
    const manifest = JSON.parse(readPackageFile('package.json'));
    expect(manifest.dependencies).toBeUndefined();
    expect(manifest.peerDependencies).toBeUndefined();
    for (const file of sourceFiles) {
      const imported = [...readPackageFile(file).matchAll(/from '([^']+)'/g)].map(([, from]) => from);
      for (const from of imported) expect(from, file).toMatch(/^\.{1,2}\//);
    }
  });
});

describe('the README', () => {
  const blocks = [...readPackageFile('README.md').matchAll(/```ts\n([\s\S]*?)```/g)].map(
    ([, code = '']) => code,
  );

  it('has at least five examples', () => {
    expect(blocks.length).toBeGreaterThanOrEqual(5);
  });

  it.each(blocks.map((code, index) => [index + 1, code] as const))(
    'example %i says what it prints',
    (_, code) => {
      const imports = code.matchAll(/import \{([^}]*)\} from '@backbeat\/domain[/\w]*';/g);
      const names = [...imports]
        .flatMap(([, list = '']) => list.split(','))
        .flatMap((name) => (name.includes('type ') ? [] : [name.trim()]));
      expect(names.filter((name) => !(name in everyExport))).toEqual([]);

      const claims: [unknown, unknown][] = [];
      const body = stripTypeScriptTypes(code)
        .replaceAll(/import .*;\n/g, '')
        .replace(
          /^(.+); \/\/ → (.*)$/gm,
          (_line, expression, expected) => `claim(${expression}, ${expected});`,
        );
      const run: unknown = evaluate(`return (claim) => {${body}}`);
      if (typeof run === 'function') run((said: unknown, expected: unknown) => claims.push([said, expected]));
      expect(claims.length).toBeGreaterThan(0);
      for (const [said, expected] of claims) expect(said).toEqual(expected);
    },
  );
});
