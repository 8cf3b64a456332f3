import { createServer, type Server } from 'node:net';
import { hasCode } from './hasCode.ts';

const open = <S extends Server>(server: S, port: number, host: string): Promise<S> =>
  new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve(server);
    });
  });

/** "localhost" is either of these, depending on the machine and on who asks. */
const loopbacks = ['127.0.0.1', '::1'] as const;

/**
 * Opens the port: on one host, or on every loopback address that the machine has.
 *
 * @param create makes the server of one address
 * @throws with code EADDRINUSE when the port is in use
 */
export const listenOn = async <S extends Server>(
  create: (host: string) => S,
  port: number,
  host: string | null,
): Promise<S[]> => {
  if (host !== null) return [await open(create(host), port, host)];
  const servers: S[] = [];
  for (const address of loopbacks) {
    try {
      servers.push(await open(create(address), port, address));
    } catch (error) {
      const isMissing = hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT') && servers.length > 0;
      if (isMissing) continue;
      for (const server of servers) server.close();
      throw error;
    }
  }
  return servers;
};

/** Opens the port and closes it again. @throws with code EADDRINUSE when the port is in use */
export const probePort = async (port: number, host: string | null): Promise<void> => {
  const probe = await open(createServer(), port, host ?? loopbacks[0]);
  await new Promise<void>((resolve) => probe.close(() => resolve()));
};

/** Is the port in use? */
export const isPortTaken = (error: unknown): error is Error & { readonly port: number } =>
  hasCode(error, 'EADDRINUSE');
