import type { Server } from 'node:http';
import { type ListenVariables, listenOn, listenProblem } from '@backbeat/server';
import { createAdaptorServer } from '@hono/node-server';
import type { Hono } from 'hono';
import { ConfigError } from './config/ConfigError.ts';
import type { AppEnv } from './http/AppEnv.ts';

/**
 * Idle connections stay open longer than at load balancers (usually 60 s), or the api might close one that a call is
 * arriving on.
 */
const keepAliveMs = 75_000;

const createServer = (app: Hono<AppEnv>, hostname: string): Server => {
  const server = createAdaptorServer({ fetch: app.fetch, hostname });
  if (!('closeIdleConnections' in server)) throw new Error('This needs an HTTP/1.1 server.');
  server.keepAliveTimeout = keepAliveMs;
  return server;
};

const apiVariables: ListenVariables = { port: 'API_PORT', host: 'API_HOST' };

/** @throws ConfigError that says which variable to change, where the work fails to listen */
export const orSayWhere = async <T>(work: Promise<T>, variables = apiVariables): Promise<T> => {
  try {
    return await work;
  } catch (error) {
    const problem = listenProblem(error, variables);
    throw problem === null ? error : new ConfigError(problem, { cause: error });
  }
};

/** Serves an app on one host, or on every loopback address. @throws ConfigError where it cannot listen there */
export const listen = (
  app: Hono<AppEnv>,
  port: number,
  host: string | null,
  variables?: ListenVariables,
): Promise<Server[]> =>
  orSayWhere(
    listenOn((address) => createServer(app, address), port, host),
    variables,
  );
