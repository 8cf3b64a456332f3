import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { root } from '../run/project.mjs';

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

/** A line for each name that an entry of a package exports: `type` before those that are no values. */
const exportsOf = (program: ts.Program, file: string): readonly string[] => {
  const checker = program.getTypeChecker();
  const source = program.getSourceFile(file);
  const module = source && checker.getSymbolAtLocation(source);
  if (module === undefined) throw new Error(`${file} exports nothing.`);
  return checker.getExportsOfModule(module).map((symbol) => {
    const isAlias = symbol.flags & ts.SymbolFlags.Alias;
    const { flags } = isAlias ? checker.getAliasedSymbol(symbol) : symbol;
    return flags & ts.SymbolFlags.Value ? symbol.name : `type ${symbol.name}`;
  });
};

describe.each(['domain', 'sdk', 'ui', 'pricing', 'payments'])('@backbeat/%s', (name) => {
  it('exports what its list says: `vitest run exports -u` writes it anew, and a changeset says so', async () => {
    const folder = join(root, 'packages', name);
    const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    const entries = Object.entries(manifest.exports).flatMap(([entry, target]) => {
      const source = typeof target === 'string' ? undefined : target['@backbeat/source'];
      return source === undefined ? [] : [{ entry, file: join(folder, source) }];
    });
    const { config } = ts.readConfigFile(join(folder, 'tsconfig.json'), ts.sys.readFile);
    const { options } = ts.parseJsonConfigFileContent(config, ts.sys, folder);
    const program = ts.createProgram(
      entries.map(({ file }) => file),
      options,
    );
    const list = entries.map(({ entry, file }) =>
      [join('@backbeat', name, entry), ...exportsOf(program, file).toSorted()].join('\n  '),
    );
    await expect(`${list.join('\n\n')}\n`).toMatchFileSnapshot(`${name}.txt`);
  });
});
