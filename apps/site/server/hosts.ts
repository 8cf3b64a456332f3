import { fileURLToPath } from 'node:url';
import { readEnvironment } from './environment.ts';
import { readHostSite, writeHostFiles } from './hosts/writeHostFiles.ts';

// Headers, redirects and configuration for static hosts, made from a build and the environment of an installation.
const build = new URL('../build/', import.meta.url);
const client = fileURLToPath(new URL('client', build));

try {
  const { config } = readEnvironment(process.env);
  writeHostFiles(readHostSite(client, config), fileURLToPath(new URL('hosts', build)));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
