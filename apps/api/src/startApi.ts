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
import { seedCreators } from './development/seedCreators.ts';
import { createIdentityProviders } from './identities/createIdentityProviders.ts';
import { systemClock } from './lib/clock.ts';
import { listen } from './listen.ts';
import { backfillTakenNames } from './names/takenNames.ts';
import { createLogger } from './operations/createLogger.ts';

/**
 * New connections are still taken at least this long, and until nobody comes in some turns of the event loop:
 * closing the port cuts off those that the system has taken and the process not yet, many if it is busy.
 */
const goodbye = { leastMs: 300, mostMs: 1_500, quietTurns: 4, turnMs: 25 } as const;
/** Connections without a call are left open this long: one may just be arriving. */
const idleMs = 1_000;
/** After this long, from the signal on, calls that have begun are given up. */
const drainMs = 4_300;

/** Resolves right after a look for new connections: when none has come for some turns, or it is time. */
const sayGoodbye = async (servers: readonly Server[], startedAtMs: number): Promise<void> => {
  let quietTurns = 0;
  for (const server of servers) server.on('connection', () => (quietTurns = 0));
  await wait(goodbye.leastMs);
  do {
    quietTurns += 1;
    await wait(goodbye.turnMs);
    await afterPoll();
  } while (quietTurns < goodbye.quietTurns && performance.now() - startedAtMs < goodbye.mostMs);
};

/** Runs late on a busy machine, and then what came meanwhile is read first. */
const later = (ms: number, work: () => void): void => {
  setTimeout(() => void afterPoll().then(work), ms).unref();
};

const close = (server: Server, untilMs: number): Promise<void> =>
  new Promise((resolve) => {
    // The HTTP server's own `close` would drop connections whose call is there but not read yet.
    NetServer.prototype.close.call(server, () => resolve());
    later(idleMs, () => server.closeIdleConnections());
    later(Math.max(0, untilMs - performance.now()), () => server.closeAllConnections());
  });

/**
 * Opens the database, settles what the last run left, and listens.
 *
 * @returns stops: finishes what has begun, closes the database
 */
export const startApi = async (config: Config): Promise<() => Promise<void>> => {
  const logger = createLogger(config.logLevel);
  await probePort(config.port, config.host);
  const database = await openDatabase(config);
  const metrics =
    config.metrics.port === null
      ? undefined
      : // Loaded only where somebody reads them.
        (await import('./operations/createMetrics.ts')).createMetrics(database);
  const deps = {
    metrics,
    db: database.db,
    exclusive: database.exclusive,
    clock: systemClock,
    config,
    identityProviders: createIdentityProviders(config),
    billing: createRecurlyBilling(config.billing),
    platforms: createPlatforms(config, systemClock),
    logger,
  };
  try {
    const services = createServices(deps);
    await seedRedeemCodes(deps, config.redeemCodes);
    if (config.seedCreators) await seedCreators(deps);
    await backfillTakenNames(deps.db);
    const servers = await listen(createApp(deps, services), config.port, config.host);
    const extra =
      metrics === undefined || config.metrics.port === null
        ? []
        : await listen(metrics.app, config.metrics.port, config.metrics.host);
    await services.startWork();
    return async () => {
      const startedAtMs = performance.now();
      services.lifecycle.isStopping = true;
      await sayGoodbye(servers, startedAtMs);
      for (const server of extra) {
        server.close();
        server.closeAllConnections();
      }
      await Promise.all(servers.map((server) => close(server, startedAtMs + drainMs)));
      await services.stopWork();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
