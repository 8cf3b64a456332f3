import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { type RunOptions, runProgram } from './runProgram.ts';
import { type PackageName, readCatalog } from './workspace.ts';

/** An app of a user: a folder outside the workspace, with what npm installed there. */
export interface ConsumerApp {
  readonly folder: string;
  /** Runs a script of the app with Node and answers what it printed. */
  readonly run: (file: string, args?: readonly string[], env?: RunOptions['env']) => Promise<string>;
  readonly remove: () => Promise<void>;
}

interface Manifest {
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

/** What npm installs for one of our packages. */
export const packed = (name: PackageName): string =>
  `file:${join(inject('tarballs'), `backbeat-${name}.tgz`)}`;

/** The app's manifest with the packed packages in it and every version exact. */
const completeManifest = async (
  manifest: Manifest,
  packages: readonly PackageName[],
  others: Readonly<Record<string, string>>,
): Promise<string> => {
  const versionOf = await readCatalog();
  const exact = (asked: Readonly<Record<string, string>> = {}) =>
    Object.fromEntries(Object.entries(asked).map(([name, version]) => [name, versionOf(version, name)]));
  const ours = Object.fromEntries(packages.map((name) => [`@backbeat/${name}`, packed(name)]));
  return JSON.stringify(
    {
      ...manifest,
      dependencies: { ...exact(manifest.dependencies), ...ours, ...others },
      devDependencies: exact(manifest.devDependencies),
    },
    null,
    2,
  );
};

/**
 * Makes an app in an empty folder outside the workspace and installs it as its developers would.
 *
 * @param name folder below `apps` with the app's files
 * @param packages the packages of this workspace that it uses
 * @param others dependencies that its manifest cannot name
 */
export const createApp = async (
  name: string,
  packages: readonly PackageName[],
  others: Readonly<Record<string, string>> = {},
): Promise<ConsumerApp> => {
  const folder = await mkdtemp(join(tmpdir(), `backbeat-${name}-`));
  await cp(join(import.meta.dirname, '../apps', name), folder, { recursive: true });
  const manifestFile = join(folder, 'package.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  await writeFile(manifestFile, await completeManifest(manifest, packages, others));
  await runProgram('npm', ['install', '--prefer-offline', '--no-audit', '--no-fund'], { cwd: folder });
  return {
    folder,
    run: (file, args = [], env = {}) => runProgram('node', [file, ...args], { cwd: folder, env }),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
