import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vitest/config';

/** A block of code in a README. */
export interface Snippet {
  readonly kind: 'ts' | 'tsx';
  readonly code: string;
}

/** The blocks of a package's README that are TypeScript, in their order. */
export const readSnippets = (packageDirectory: string): readonly Snippet[] =>
  [...readFileSync(join(packageDirectory, 'README.md'), 'utf8').matchAll(/```(tsx?)\n([\s\S]*?)```/g)].map(
    ([, kind, code = '']) => ({ kind: kind === 'tsx' ? 'tsx' : 'ts', code }),
  );

const tsconfig = {
  extends: '../../tsconfig.json',
  compilerOptions: {
    rootDir: '../../../..',
    jsx: 'react-jsx',
    noUnusedLocals: false,
    verbatimModuleSyntax: false,
  },
  include: ['*.ts', '*.tsx'],
};

/**
 * Compiles modules with the settings of a package, as its users would write them.
 *
 * @param modules text by file name
 * @returns the compiler's complaints, or an empty text
 */
export const typecheckModules = async (
  packageDirectory: string,
  modules: Readonly<Record<string, string>>,
): Promise<string> => {
  // Not with the build: other tests pack and copy that meanwhile.
  const results = join(packageDirectory, 'test-results');
  await mkdir(results, { recursive: true });
  const folder = await mkdtemp(join(results, 'snippets-'));
  try {
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
    await writeFile(join(folder, 'styles.d.ts'), "declare module '*.css';\n");
    for (const [name, text] of Object.entries(modules)) await writeFile(join(folder, name), text);
    const compiler = join(packageDirectory, 'node_modules', 'typescript', 'bin', 'tsc');
    return await new Promise((resolve) => {
      execFile(process.execPath, [compiler, '-p', folder], (_, out, problems) =>
        resolve(`${out}${problems}`),
      );
    });
  } finally {
    await rm(folder, { recursive: true });
  }
};

/** Compiles the blocks of a README, each as a module. @returns the compiler's complaints, or an empty text */
export const typecheckSnippets = (packageDirectory: string): Promise<string> =>
  typecheckModules(
    packageDirectory,
    Object.fromEntries(
      readSnippets(packageDirectory).map(({ kind, code }, index) => [`readme${index + 1}.${kind}`, code]),
    ),
  );

const entry = 'virtual:readme';

/** Hands the blocks of a README to browser tests: `virtual:readme` exports them as `snippets`, one module each. */
export const readmeModules = (packageDirectory: string): Plugin => {
  // Below the package, so that imports of a block resolve as they do there.
  const fileOf = (index: number, { kind }: Snippet) =>
    join(packageDirectory, 'src', `readme${index + 1}.virtual.${kind}`);
  return {
    name: 'readme-modules',
    resolveId: (id) => (id === entry || /readme\d+\.virtual\.tsx?$/.test(id) ? id : undefined),
    load: (id) => {
      const snippets = readSnippets(packageDirectory);
      if (id === entry) {
        const imports = snippets.map(
          (snippet, index) => `import * as s${index} from ${JSON.stringify(fileOf(index, snippet))};`,
        );
        return `${imports.join('\n')}\nexport const snippets = [${snippets.map((_, index) => `s${index}`)}];`;
      }
      return snippets.find((snippet, index) => id === fileOf(index, snippet))?.code;
    },
  };
};
