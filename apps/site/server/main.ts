import { fileURLToPath } from 'node:url';
import { createSiteServer } from './createSiteServer.ts';
import { readEnvironment } from './environment.ts';
import { type Listening, listen } from './listen.ts';

const stopTimeoutMs = 5000;

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
    directory: fileURLToPath(new URL('../build/client', import.meta.url)),
    config,
    onReport: (line) => process.stderr.write(`${line}\n`),
  });
  const server = await listen(site.fetch, port, host);
  stopOnSignal(server);
  process.stdout.write(`site ready on http://${host ?? 'localhost'}:${server.port}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
