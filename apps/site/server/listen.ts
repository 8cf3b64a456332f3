import { createServer, type RequestListener, type Server } from 'node:http';
import { listenOn, listenProblem } from '@backbeat/server';
import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface Listening {
  /** The port that was given, also when 0 was asked for. */
  readonly port: number;
  /** Stops taking connections and waits for the requests under way. */
  close(): Promise<void>;
}

/** Of a connection that stays open, which is the rule, nothing is said: two lines less with every answer. */
const withoutConnection =
  (answer: RequestListener): RequestListener =>
  (incoming, outgoing) => {
    outgoing.removeHeader('connection');
    answer(incoming, outgoing);
  };

const closed = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeIdleConnections();
  });

/**
 * Serves the site on one host, or on every loopback address.
 *
 * @throws Error of one clear sentence where it cannot listen
 */
export const listen = async (fetch: Fetch, port: number, host: string | null): Promise<Listening> => {
  const create = () => createServer(withoutConnection(getRequestListener(fetch)));
  const servers = await listenOn(create, port, host).catch((error: unknown) => {
    const problem = listenProblem(error, { port: 'SITE_PORT', host: 'SITE_HOST' });
    throw problem === null ? error : new Error(problem, { cause: error });
  });
  const address = servers[0]?.address() ?? null;
  return {
    port: address === null || typeof address === 'string' ? port : address.port,
    close: async () => {
      await Promise.all(servers.map(closed));
    },
  };
};
