import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { type ListenVariables, listenOn, listenProblem } from '../listen.ts';

type Fetch = Parameters<typeof getRequestListener>[0];

/** What a server answers with, and where. */
export interface ServeOptions {
  readonly fetch: Fetch;
  /** 0 for any that is free. */
  readonly port: number;
  /** One address; `null` for every loopback address. */
  readonly host: string | null;
  /** Named to whoever chose an address that cannot be had. */
  readonly variables: ListenVariables;
}

const closed = (server: Server) => new Promise((resolve) => server.close(resolve));

/**
 * Answers requests on one host, or on every loopback address.
 *
 * @throws Error of one clear sentence where it cannot listen
 */
export const serve = async ({ fetch, port, host, variables }: ServeOptions) => {
  const create = () => createServer(getRequestListener(fetch));
  const servers = await listenOn(create, port, host).catch((error: unknown) => {
    const problem = listenProblem(error, variables);
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

const stopTimeoutMs = 5000;

/**
 * The whole life of a program that serves: it starts, says where, and ends by a signal once its requests are answered.
 *
 * @param name what it says it is: `site ready on http://localhost:3000`
 * @param open reads what it is told from outside; an error of it ends the program with status 1
 */
export const runServer = async (name: string, open: () => ServeOptions): Promise<void> => {
  try {
    const options = open();
    const server = await serve(options);
    const stop = async () => {
      setTimeout(() => process.exit(0), stopTimeoutMs).unref();
      await server.close();
      process.exit(0);
    };
    for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
    process.stdout.write(`${name} ready on http://${options.host ?? 'localhost'}:${server.port}\n`);
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
};
