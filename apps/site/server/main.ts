import { fileURLToPath } from 'node:url';
import { createSiteServer } from './createSiteServer.ts';
import { readEnvironment } from './environment.ts';
import { listen } from './listen.ts';

const stopTimeoutMs = 5000;

try {
  const { port, host, config } = readEnvironment(process.env);
  const site = createSiteServer({
    directory: fileURLToPath(new URL('../build/client', import.meta.url)),
    config,
    onReport: (line) => process.stderr.write(`${line}\n`),
  });
  const server = await listen(site.fetch, port, host);
  const stop = async () => {
    setTimeout(() => process.exit(0), stopTimeoutMs).unref();
    await server.close();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
  process.stdout.write(`site ready on http://${host ?? 'localhost'}:${server.port}\n`);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exit(1);
}
