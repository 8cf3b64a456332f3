import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, startService } from '@backbeat/tooling/stack';
import type { RunningSystem } from './test.ts';

const site = fileURLToPath(new URL('../../../../apps/site/', import.meta.url));
/** Not of fonts, which no release changes: their names stand in a style whose hash the server has read. */
const hashedName = /^(.+-[\w-]{7})([\w-])\.(js|css|svg)(\.br|\.gz)?$/;

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** Another letter at each release. */
const letterAfter = (letter: string): string => letters[(letters.indexOf(letter) + 1) % letters.length] ?? '';

/** Every hashed file has another name, as if something in it had changed. */
const renameAll = (client: string): void => {
  const assets = join(client, 'assets');
  const renamed = new Map<string, string>();
  for (const file of readdirSync(assets)) {
    const [, start, last, type, packed] = hashedName.exec(file) ?? [];
    if (start === undefined) continue;
    const next = `${start}${letterAfter(last ?? '')}`;
    renamed.set(`${start}${last}`, next);
    if (packed === undefined) renameSync(join(assets, file), join(assets, `${next}.${type}`));
    // The compressed files have the old names in them.
    else rmSync(join(assets, file));
  }
  const names = new RegExp([...renamed.keys()].map((name) => name.replaceAll('.', '\\.')).join('|'), 'g');
  for (const file of readdirSync(client, { recursive: true, encoding: 'utf8' })) {
    const path = join(client, file);
    if (/\.html\.(br|gz)$/.test(file)) rmSync(path);
    if (!/\.(html|js|css)$/.test(file)) continue;
    writeFileSync(
      path,
      readFileSync(path, 'utf8').replace(names, (name) => renamed.get(name) ?? name),
    );
  }
};

/** A site of its own whose files a release replaces while it runs: no file of the one before is kept. */
export const startReleases = async ({ apiUrl, sandboxUrl }: RunningSystem) => {
  mkdirSync(join(site, 'test-results'), { recursive: true });
  // Below the site, where its server finds its libraries.
  const folder = mkdtempSync(join(site, 'test-results/release-'));
  const client = join(folder, 'build/client');
  cpSync(join(site, 'build/client'), client, { recursive: true });
  cpSync(join(site, 'dist-server'), join(folder, 'dist-server'), { recursive: true });
  const program = join(folder, 'dist-server/main.js');
  const env = { SITE_PORT: String(await freePort()), API_URL: apiUrl, SANDBOX_URL: sandboxUrl };
  const server = await startService('site', env, { program: [program] });
  return {
    url: server.url,
    /** The next release. */
    release: () => renameAll(client),
    /** Takes files away, by the beginning of their names. */
    lose: (start: string): void => {
      const assets = join(client, 'assets');
      for (const file of readdirSync(assets)) if (file.startsWith(start)) rmSync(join(assets, file));
    },
    stop: async (): Promise<void> => {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
};
