import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readSnippets } from '@backbeat/tooling/snippets';
import type { ConsumerApp } from './createApp.ts';
import { packageNames, workspaceRoot } from './workspace.ts';

/** Examples that an app's own framework compiles and runs, in files of the app. */
const inApps: Readonly<Record<string, string>> = {
  'next/navigation': 'next/app/Look.tsx',
  ServerRouter: 'react-router/app/entry.server.tsx',
  '<Scripts />': 'react-router/app/root.tsx',
};

const readApp = (file: string): Promise<string> =>
  readFile(join(import.meta.dirname, '../apps', file), 'utf8');

/** Compiles the examples of all READMEs as modules of an app that has everything installed. @returns how many */
export const compileReadmes = async (app: ConsumerApp): Promise<number> => {
  const snippets = packageNames.flatMap((name) =>
    readSnippets(join(workspaceRoot, 'packages', name)).map((snippet, index) => ({
      ...snippet,
      name,
      index,
    })),
  );
  for (const { name, index, kind, code } of snippets) {
    const place = Object.entries(inApps).find(([sign]) => code.includes(sign))?.[1];
    if (place === undefined)
      await writeFile(join(app.folder, 'readme', `${name}${index + 1}.${kind}`), `${code}\nexport {};\n`);
    else if (code !== (await readApp(place))) throw new Error(`The README of ${name} differs from ${place}.`);
  }
  await app.run('node_modules/typescript/bin/tsc', ['-p', 'readme']);
  return snippets.length;
};
