import { createServer, type RequestListener, type Server } from 'node:http';
import { listenOn } from '@backbeat/server';

/** Requests under way have this long before their connections are closed. */
const graceMs = 3_000;

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const cut = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearTimeout(cut);
      resolve();
    });
    server.closeIdleConnections();
  });

/**
 * Serves every loopback address, so that "localhost" works whatever it means.
 *
 * @returns stops
 */
export const listen = async (handler: RequestListener, port: number): Promise<() => Promise<void>> => {
  const servers = await listenOn(() => createServer(handler), port, null);
  return async () => {
    await Promise.all(servers.map(close));
  };
};
