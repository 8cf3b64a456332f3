import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CompilerState, Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../run/project.mjs';

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const folder = mkdtempSync(join(tmpdir(), 'backbeat-api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = { default: { logLevel: ExtractorLogLevel.None } };

const fileOf = (entry: string): string => `${entry.replace('@backbeat/', '').replaceAll('/', '-')}.api.md`;

interface Entry {
  readonly entry: string;
  readonly packageFolder: string;
  /** Its built types. */
  readonly file: string;
}

const configOf = ({ entry, packageFolder, file }: Entry): ExtractorConfig =>
  ExtractorConfig.prepare({
    configObject: {
      projectFolder: packageFolder,
      mainEntryPointFilePath: file,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: '../../tsconfig.base.json',
          // Like somebody who has installed the packages: types of siblings come from their builds.
          compilerOptions: { customConditions: [], lib: ['es2023', 'dom', 'dom.iterable'], jsx: 'react-jsx' },
          files: [file],
        },
      },
      apiReport: {
        enabled: true,
        reportFileName: fileOf(entry),
        reportFolder: folder,
        reportTempFolder: folder,
        includeForgottenExports: true,
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: {
        compilerMessageReporting: silent,
        extractorMessageReporting: silent,
        tsdocMessageReporting: silent,
      },
    },
    configObjectFullPath: undefined,
    packageJsonFullPath: join(packageFolder, 'package.json'),
  });

/** What an entry gives its users: names, signatures and the types that these use. */
const reportOf = (config: ExtractorConfig, compilerState: CompilerState): string => {
  Extractor.invoke(config, {
    compilerState,
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  return readFileSync(config.reportTempFilePath, 'utf8');
};

const entries: readonly Entry[] = ['domain', 'sdk', 'ui', 'pricing', 'payments'].flatMap((name) => {
  const packageFolder = join(root, 'packages', name);
  const manifest: Manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'string' || target.types === undefined
      ? []
      : [{ entry: join('@backbeat', name, entry), packageFolder, file: join(packageFolder, target.types) }],
  );
});

describe('what a package gives its users', () => {
  /** One program for all: types that entries share are read and checked once. */
  let program: CompilerState;
  beforeAll(() => {
    const [first, ...others] = entries;
    if (first === undefined) throw new Error('No package has an entry.');
    program = CompilerState.create(configOf(first), {
      additionalEntryPoints: others.map(({ file }) => file),
    });
  });

  it.each(entries)(
    '$entry is as it was kept. Where the change is meant, keep it (`pnpm api:accept`) and add a changeset',
    async (entry) => {
      await expect(reportOf(configOf(entry), program)).toMatchFileSnapshot(fileOf(entry.entry));
    },
  );

  it('keeps no report of an entry that is gone', () => {
    const kept = globSync('*.api.md', { cwd: import.meta.dirname });
    expect(kept.toSorted()).toEqual(entries.map(({ entry }) => fileOf(entry)).toSorted());
  });
});
