import type { Server } from 'node:http';
import { listenOn } from '@backbeat/server';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AppEnv } from './http/AppEnv.ts';

/**
 * How long an unused connection stays open: longer than load balancers keep theirs (60 s as a rule). Otherwise the
 * api may close a connection on which a call is already on its way.
 */
const keepAliveMs = 75_000;

const createServer = (app: Hono<AppEnv>, hostname: string): Server => {
  const server = createAdaptorServer({ fetch: app.fetch, hostname });
  if (!('closeIdleConnections' in server)) throw new Error('This needs an HTTP/1.1 server.');
  server.keepAliveTimeout = keepAliveMs;
  return server;
};

/** Serves an app on one host, or on every loopback address. @throws with code EADDRINUSE when the port is in use */
export const listen = (app: Hono<AppEnv>, port: number, host: string | null): Promise<Server[]> =>
  listenOn((address) => createServer(app, address), port, host);
