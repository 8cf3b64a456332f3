import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as z from 'zod/mini';
import { createSiteServer } from './createSiteServer.ts';
import { dynamicPathsFile } from './dynamicPaths.ts';
import { readEnvironment } from './environment.ts';
import { type Listening, listen } from './listen.ts';

const build = new URL('../build/', import.meta.url);
const stopTimeoutMs = 5000;

const dynamicPaths = () =>
  z.array(z.string()).parse(JSON.parse(readFileSync(new URL(dynamicPathsFile, build), 'utf8')));

const stopOnSignal = (server: Listening) => {
  const stop = async () => {
    setTimeout(() => process.exit(0), stopTimeoutMs).unref();
    await server.close();
    process.exit(0);
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

try {
  const { port, host, config } = readEnvironment(process.env);
  const site = createSiteServer({
    directory: fileURLToPath(new URL('client', build)),
    dynamicPaths: dynamicPaths(),
    config,
    onReport: (line) => process.stderr.write(`${line}\n`),
  });
  const server = await listen(site.fetch, { port, hosts: host === null ? ['127.0.0.1', '::1'] : [host] });
  stopOnSignal(server);
  process.stdout.write(`site ready on http://${host ?? 'localhost'}:${server.port}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
