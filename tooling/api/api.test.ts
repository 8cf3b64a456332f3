import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../run/project.mjs';

interface Manifest {
  readonly exports: Readonly<Record<string, string | Readonly<Record<string, string>>>>;
}

const folder = mkdtempSync(join(tmpdir(), 'backbeat-api-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const silent = { default: { logLevel: ExtractorLogLevel.None } };

/** What an entry gives its users, as its built types say: names, signatures and the types that these use. */
const reportOf = (packageFolder: string, types: string, name: string): string => {
  const file = join(packageFolder, types);
  const config = ExtractorConfig.prepare({
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
        reportFileName: name,
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
  Extractor.invoke(config, {
    localBuild: true,
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error;
    },
  });
  return readFileSync(config.reportTempFilePath, 'utf8');
};

const fileOf = (entry: string): string => `${entry.replace('@backbeat/', '').replaceAll('/', '-')}.api.md`;

const entries = ['domain', 'sdk', 'ui', 'pricing', 'payments'].flatMap((name) => {
  const packageFolder = join(root, 'packages', name);
  const manifest: Manifest = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8'));
  return Object.entries(manifest.exports).flatMap(([entry, target]) =>
    typeof target === 'string' || target.types === undefined
      ? []
      : [{ entry: join('@backbeat', name, entry), packageFolder, types: target.types }],
  );
});

describe('what a package gives its users', () => {
  it.each(entries)(
    '$entry is as it was kept. Where the change is meant, keep it (`pnpm api:accept`) and add a changeset',
    async ({ entry, packageFolder, types }) => {
      const name = fileOf(entry);
      await expect(reportOf(packageFolder, types, name)).toMatchFileSnapshot(name);
    },
  );

  it('keeps no report of an entry that is gone', () => {
    const kept = globSync('*.api.md', { cwd: import.meta.dirname });
    expect(kept.toSorted()).toEqual(entries.map(({ entry }) => fileOf(entry)).toSorted());
  });
});
