import type { Server } from 'node:http';
import { createServer } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './http/AppEnv.ts';

const hasCode = (error: unknown, ...codes: string[]): boolean =>
  error instanceof Error && 'code' in error && codes.some((code) => code === error.code);

/**
 * How long an unused connection stays open: longer than load balancers keep theirs (60 s as a rule). Who closes
 * first may close while a call is on its way, and a call that meets a closed door fails.
 */
const keepAliveMs = 75_000;

const open = (app: Hono<AppEnv>, port: number, hostname: string): Promise<Server> =>
  new Promise((resolve, reject) => {
    const server = createAdaptorServer({ fetch: app.fetch, hostname });
    server.once('error', reject);
    server.listen(port, hostname, () => {
      server.off('error', reject);
      if (!('closeIdleConnections' in server)) return reject(new Error('This needs an HTTP/1.1 server.'));
      server.keepAliveTimeout = keepAliveMs;
      resolve(server);
    });
  });

/** "localhost" is either of these, depending on the machine and on who asks. */
const loopbacks = ['127.0.0.1', '::1'] as const;

/**
 * Opens the port: on one host, or on every loopback address that the machine has.
 *
 * @throws with code EADDRINUSE when somebody has the port
 */
export const listen = async (app: Hono<AppEnv>, port: number, host: string | null): Promise<Server[]> => {
  if (host !== null) return [await open(app, port, host)];
  const servers: Server[] = [];
  for (const address of loopbacks) {
    try {
      servers.push(await open(app, port, address));
    } catch (error) {
      const isMissing = hasCode(error, 'EADDRNOTAVAIL', 'EAFNOSUPPORT') && servers.length > 0;
      if (isMissing) continue;
      for (const server of servers) server.close();
      throw error;
    }
  }
  return servers;
};

/** @throws with code EADDRINUSE when somebody has the port: known before the database is opened for nothing */
export const probePort = (port: number, host: string | null): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(port, host ?? loopbacks[0], () => probe.close(() => resolve()));
  });

/** Is the port taken? */
export const isPortTaken = (error: unknown): boolean => hasCode(error, 'EADDRINUSE');
