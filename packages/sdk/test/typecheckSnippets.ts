import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const packageDirectory = join(import.meta.dirname, '..');

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

/** Checks modules as another package would see them; gives the compiler's complaints, or nothing. */
export const typecheckSnippets = async (modules: Readonly<Record<string, string>>): Promise<string> => {
  await mkdir(join(packageDirectory, 'dist'), { recursive: true });
  const directory = await mkdtemp(join(packageDirectory, 'dist', 'snippets-'));
  try {
    await writeFile(join(directory, 'tsconfig.json'), JSON.stringify(tsconfig));
    for (const [name, text] of Object.entries(modules)) await writeFile(join(directory, name), text);
    const compiler = join(packageDirectory, 'node_modules', 'typescript', 'bin', 'tsc');
    return await new Promise((resolve) => {
      execFile(process.execPath, [compiler, '-p', directory], (_, stdout, stderr) =>
        resolve(`${stdout}${stderr}`),
      );
    });
  } finally {
    await rm(directory, { recursive: true });
  }
};
