import { fileURLToPath } from 'node:url';
import { runServer } from '@backbeat/server/static';
import { createSiteServer } from './createSiteServer.ts';
import { readEnvironment } from './environment.ts';

await runServer('site', () => {
  const { port, host, config } = readEnvironment(process.env);
  const site = createSiteServer({
    directory: fileURLToPath(new URL('../build/client', import.meta.url)),
    config,
    onReport: (line) => process.stderr.write(`${line}\n`),
  });
  return { fetch: site.fetch, port, host, variables: { port: 'SITE_PORT', host: 'SITE_HOST' } };
});
