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

/** Both addresses of "localhost": which one it means depends on machine and caller. */
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

const refusals: Readonly<Record<string, (at: string, variable: ListenVariables) => string>> = {
  EADDRINUSE: (at, { port }) => `Port ${at} is in use. Stop what uses it, or set ${port} to another one.`,
  EACCES: (at, { port }) =>
    `Port ${at} is not for this user. Set ${port} to one above 1023, or give the right.`,
};
/** The address belongs to another machine, is an unknown name, or its family is switched off. */
const foreign = ['EADDRNOTAVAIL', 'EAFNOSUPPORT', 'EINVAL', 'ENOTFOUND', 'EAI_AGAIN', 'ENODATA'] as const;

/** Names of the variables that set the address. */
export interface ListenVariables {
  readonly port: string;
  readonly host: string;
}

/** Describes why a program could not listen; null for other errors. */
export const listenProblem = (error: unknown, variables: ListenVariables): string | null => {
  if (!(error instanceof Error) || !('code' in error) || !('syscall' in error)) return null;
  if (error.syscall !== 'listen' && error.syscall !== 'getaddrinfo') return null;
  const at = 'port' in error ? String(error.port) : '';
  if (foreign.some((code) => code === error.code))
    return `${variables.host} is no address that this machine can listen on (${error.code}): set it to one of its own, or leave it out for this machine alone.`;
  return refusals[String(error.code)]?.(at, variables) ?? null;
};
