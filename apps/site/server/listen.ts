import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';

type Fetch = Parameters<typeof getRequestListener>[0];

export interface Listening {
  /** The port that was given, also when 0 was asked for. */
  readonly port: number;
  /** Stops taking connections and waits for the requests under way. */
  close(): Promise<void>;
}

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : null);

const open = (server: Server, port: number, host: string): Promise<AddressInfo | null> =>
  new Promise((resolve, reject) => {
    server.once('error', (error) => {
      const isMissingFamily = codeOf(error) === 'EADDRNOTAVAIL' || codeOf(error) === 'EAFNOSUPPORT';
      if (isMissingFamily) resolve(null);
      else reject(error);
    });
    server.listen(port, host, () => {
      const address = server.address();
      resolve(address !== null && typeof address === 'object' ? address : null);
    });
  });

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
 * Listens on every host that this machine has; one that it lacks (IPv6 switched off) is passed over.
 * Rejects with one clear sentence when the port is taken.
 */
export const listen = async (
  fetch: Fetch,
  { port, hosts }: { readonly port: number; readonly hosts: readonly string[] },
): Promise<Listening> => {
  const servers: Server[] = [];
  let given = port;
  try {
    for (const host of hosts) {
      const server = createServer(withoutConnection(getRequestListener(fetch)));
      const address = await open(server, given, host);
      if (!address) continue;
      given = address.port;
      servers.push(server);
    }
  } catch (error) {
    await Promise.all(servers.map(closed));
    if (codeOf(error) !== 'EADDRINUSE') throw error;
    throw new Error(`Port ${port} is in use. Stop the other program or set SITE_PORT to a free port.`, {
      cause: error,
    });
  }
  if (servers.length === 0) throw new Error(`None of ${hosts.join(', ')} is an address of this machine.`);
  return {
    port: given,
    close: async () => {
      await Promise.all(servers.map(closed));
    },
  };
};
