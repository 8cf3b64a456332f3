import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHaproxy, haproxyArgs } from './haproxy.mjs';
import { ensurePostgres, startPostgres } from './postgres.mjs';
import { orThrow } from './project.mjs';
import { freePort, startDesk, startProgram, startService, startTogether } from './stack.mjs';

/**
 * @typedef {import('./stack.mjs').Service} Service
 * @typedef {Service & { metricsUrl: string, start(program?: readonly string[]): Promise<void> }} Replica a process of the api, which can be started again once it has ended, also as another build
 * @typedef {import('./stack.mjs').Stack & { replicas: readonly Replica[], databaseUrl: string, metricsUrl: string }} Fleet `api` is the balancer
 */

/** As many as deploy/haproxy.cfg names. */
const processes = 3;

/**
 * A process of the api that comes back on the same port.
 *
 * @param {Record<string, string>} env
 * @param {import('./stack.mjs').StartOptions} options
 * @param {readonly string[]} [firstProgram] what it is at first, instead of the build
 * @returns {Promise<Replica>}
 */
const startReplica = async (env, options, firstProgram) => {
  /** @param {readonly string[]} [program] */
  const begin = (program) => startService('api', env, program ? { ...options, program } : options);
  let current = await begin(firstProgram);
  return {
    name: 'api',
    url: current.url,
    metricsUrl: `http://127.0.0.1:${env.METRICS_PORT}/metrics`,
    get pid() {
      return current.pid;
    },
    get ended() {
      return current.ended;
    },
    log: () => current.log(),
    stop: (signal) => current.stop(signal),
    start: async (program) => {
      current = await begin(program);
    },
  };
};

/**
 * Starts the sandbox, a PostgreSQL server, three processes of the api behind HAProxy, and the site. Data is gone when
 * it stops.
 *
 * @param {Record<string, string>} env what `stackEnv` gave, and more if wanted; with DATABASE_URL that server is used
 * @param {import('./stack.mjs').StartOptions} [options] `program`: another build of the api, until a process is started again
 * @returns {Promise<Fleet>}
 */
export const startFleet = async (env, { program: apiProgram, ...options } = {}) => {
  const { program } = orThrow(ensureHaproxy());
  const postgres = env.DATABASE_URL
    ? { url: env.DATABASE_URL, stop: async () => {} }
    : await startPostgres(orThrow(ensurePostgres()).programs);
  const folder = mkdtempSync(join(tmpdir(), 'backbeat-fleet-'));
  const clear = async () => {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    const ports = await Promise.all(Array.from({ length: processes }, freePort));
    const metricsPort = await freePort();
    const shared = { ...env, BACKBEAT_DATA_DIR: folder };
    /** @type {Record<string, string>} */
    const addresses = {
      BALANCER: `127.0.0.1:${env.API_PORT},[::1]:${env.API_PORT}`,
      METRICS: `127.0.0.1:${metricsPort}`,
    };
    for (const [index, port] of ports.entries()) addresses[`API_${index + 1}`] = `127.0.0.1:${port}`;
    /** @type {Replica[]} */
    const replicas = [];
    const { services, stop } = await startTogether([
      startService('sandbox', shared, options),
      startService('site', shared, options),
      startProgram(
        { name: 'balancer', url: `http://localhost:${env.API_PORT}` },
        [program, ...haproxyArgs('haproxy.cfg')],
        {
          env: addresses,
          onOutput: options.onOutput,
        },
      ),
      ...ports.map(async (port) => {
        const own = {
          TRUSTED_PROXIES: '1',
          ...shared,
          API_PORT: String(port),
          METRICS_PORT: String(await freePort()),
          DATABASE_URL: postgres.url,
          DRAIN_MS: '2500',
        };
        const replica = await startReplica(own, options, apiProgram);
        replicas.push(replica);
        return replica;
      }),
      ...startDesk(shared, options),
    ]);
    const [sandbox, site, api] = services;
    if (!sandbox || !site || !api) throw new Error('A service did not start.');
    const desk = services.find(({ name }) => name === 'desk') ?? null;
    return {
      sandbox,
      site,
      desk,
      api,
      replicas,
      databaseUrl: postgres.url,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      stop: async () => {
        await stop();
        await clear();
      },
    };
  } catch (error) {
    await clear();
    throw error;
  }
};
