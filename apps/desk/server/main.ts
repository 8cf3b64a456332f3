import { fileURLToPath } from 'node:url';
import { runServer } from '@backbeat/server/static';
import { createDeskServer } from './createDeskServer.ts';
import { readEnvironment } from './environment.ts';

await runServer('desk', () => {
  const { port, host, config, pictureOrigins } = readEnvironment(process.env);
  const desk = createDeskServer({
    directory: fileURLToPath(new URL('../build/client', import.meta.url)),
    config,
    pictureOrigins,
    onReport: (line) => process.stderr.write(`${line}\n`),
  });
  return { fetch: desk.fetch, port, host, variables: { port: 'DESK_PORT', host: 'DESK_HOST' } };
});
