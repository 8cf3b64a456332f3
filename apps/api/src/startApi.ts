import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setImmediate as afterPoll, setTimeout as wait } from 'node:timers/promises';
import { probePort } from '@backbeat/server';
import { seedRedeemCodes } from './account/seedRedeemCodes.ts';
import { createRecurlyBilling } from './billing/recurly/createRecurlyBilling.ts';
import { createPlatforms } from './channels/createPlatforms.ts';
import type { Config } from './config/Config.ts';
import { createApp } from './createApp.ts';
import { createServices } from './createServices.ts';
import { openDatabase } from './db/openDatabase.ts';
import { followSandbox } from './development/followSandbox.ts';
import { seedCreators } from './development/seedCreators.ts';
import { createIdentityProviders } from './identities/createIdentityProviders.ts';
import { systemClock } from './lib/clock.ts';
import { listen, orSayWhere } from './listen.ts';
import { backfillTakenNames } from './names/takenNames.ts';
import { createLogger } from './operations/createLogger.ts';

/**
 * Before the port closes, new connections are accepted until none has come for some ticks: closing it resets those
 * that the system has accepted and the process has not.
 */
const accepting = { maxMs: 1_200, quietTicks: 4, tickMs: 25 } as const;
/** Connections without a call are left open this long: one may just be arriving. */
const idleMs = 1_000;
/** This long after the drain, calls that have begun are cut off. */
const finishMs = 4_000;

/** After the drain, resolves when no new connection has come for some ticks, or at the latest after `maxMs`. */
const waitUntilQuiet = async (servers: readonly Server[], drainMs: number): Promise<void> => {
  const untilMs = performance.now() + drainMs + accepting.maxMs;
  let quietTicks = 0;
  for (const server of servers) server.on('connection', () => (quietTicks = 0));
  await wait(drainMs);
  do {
    quietTicks += 1;
    await wait(accepting.tickMs);
    await afterPoll();
  } while (quietTicks < accepting.quietTicks && performance.now() < untilMs);
};

/** Runs after a delay; input that has arrived meanwhile is read first. */
const afterDelay = (ms: number, work: () => void): void => {
  setTimeout(() => void afterPoll().then(work), ms).unref();
};

const close = (server: Server, untilMs: number): Promise<void> =>
  new Promise((resolve) => {
    // The HTTP server's own `close` would drop connections whose call is there but not read yet.
    NetServer.prototype.close.call(server, () => resolve());
    afterDelay(idleMs, () => server.closeIdleConnections());
    afterDelay(Math.max(0, untilMs - performance.now()), () => server.closeAllConnections());
  });

/**
 * Opens the database, settles what the last run left, and listens.
 *
 * @returns stops: finishes what has begun, closes the database
 */
export const startApi = async (config: Config): Promise<() => Promise<void>> => {
  const logger = createLogger(config.logLevel);
  await orSayWhere(probePort(config.port, config.host));
  const stopTracing =
    config.tracesUrl === null
      ? null
      : // Loaded only where somebody collects them.
        (await import('./operations/startTracing.ts')).startTracing(config.tracesUrl);
  const database = await openDatabase(config);
  const metrics =
    config.metrics.port === null
      ? undefined
      : // Loaded only where somebody reads them.
        (await import('./operations/createMetrics.ts')).createMetrics(database);
  const sessionClock = database.clock ?? systemClock;
  const sandboxClock =
    config.sandboxClock === null ? null : await followSandbox(config.sandboxClock, sessionClock);
  const clock = sandboxClock ?? sessionClock;
  const deps = {
    metrics,
    db: database.db,
    jobs: database.jobs,
    exclusive: database.exclusive,
    clock,
    sessionClock,
    config,
    identityProviders: createIdentityProviders(config),
    billing: createRecurlyBilling(config.billing),
    platforms: createPlatforms(config, clock),
    logger,
  };
  const services = createServices(deps);
  try {
    await seedRedeemCodes(deps, config.redeemCodes);
    if (config.seedCreators) await seedCreators(deps);
    await backfillTakenNames(deps.db);
    // Before the first call: what a dead process was buying counts as abandoned from here on.
    await services.startWork();
    // Before the calls: a process that answers has all that it needs.
    const extra =
      metrics === undefined || config.metrics.port === null
        ? []
        : await listen(metrics.app, config.metrics.port, config.metrics.host, {
            port: 'METRICS_PORT',
            host: 'METRICS_HOST',
          });
    const servers = await listen(createApp(deps, services), config.port, config.host);
    return async () => {
      const cutOffAtMs = performance.now() + config.drainMs + finishMs;
      services.lifecycle.isStopping = true;
      await waitUntilQuiet(servers, config.drainMs);
      for (const server of extra) {
        server.close();
        server.closeAllConnections();
      }
      await Promise.all(servers.map((server) => close(server, cutOffAtMs)));
      await services.stopWork();
      sandboxClock?.stop();
      await database.close();
      await stopTracing?.();
    };
  } catch (error) {
    await services.stopWork();
    sandboxClock?.stop();
    await database.close();
    throw error;
  }
};
