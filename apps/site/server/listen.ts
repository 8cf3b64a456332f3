import { createServer, type Server } from 'node:http';
import { listenOn, listenProblem } from '@backbeat/server';
import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

/**
 * Serves the site on one host, or on every loopback address.
 *
 * @throws Error of one clear sentence where it cannot listen
 */
export const listen = async (fetch: Fetch, port: number, host: string | null) => {
  const create = () => createServer(getRequestListener(fetch));
  const servers = await listenOn(create, port, host).catch((error: unknown) => {
    const problem = listenProblem(error, { port: 'SITE_PORT', host: 'SITE_HOST' });
    throw problem === null ? error : new Error(problem, { cause: error });
  });
  const address = servers[0]?.address() ?? null;
  return {
    /** The port that was given, also when 0 was asked for. */
    port: address === null || typeof address === 'string' ? port : address.port,
    /** Stops taking connections and waits for the requests under way. */
    close: () => Promise.all(servers.map(closed)),
  };
};
