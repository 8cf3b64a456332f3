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
import { createLetters } from './letters/createLetters.ts';
import { systemClock } from './lib/clock.ts';
import { listen, orSayWhere } from './listen.ts';
import { backfillTakenNames } from './names/takenNames.ts';
import { createLogger } from './operations/createLogger.ts';

/**
 * Closing the port resets connections that the system has accepted and Node has not. So Node first accepts until no
 * connection has come for some ticks.
 */
const accepting = { maxMs: 1_200, quietTicks: 4, tickMs: 25 } as const;
/** Idle connections stay open this long: a call may be arriving. */
const idleMs = 1_000;
/** Running calls are cut off this long after the drain. */
const finishMs = 4_000;

const metricsVariables = { port: 'METRICS_PORT', host: 'METRICS_HOST' } as const;

/** Waits for the drain, and then until no connection has come for some ticks, at most `maxMs`. */
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

/** Runs work after a delay, and after reading input that has arrived. */
const afterDelay = (ms: number, work: () => void): void => {
  setTimeout(() => void afterPoll().then(work), ms).unref();
};

const close = (server: Server, untilMs: number): Promise<void> =>
  new Promise((resolve) => {
    // `close` of the HTTP server would drop connections whose call has arrived unread.
    NetServer.prototype.close.call(server, () => resolve());
    afterDelay(idleMs, () => server.closeIdleConnections());
    afterDelay(Math.max(0, untilMs - performance.now()), () => server.closeAllConnections());
  });

/**
 * Opens the database, settles unfinished work of the last run, and listens.
 *
 * @returns stops: finishes what has begun, closes the database
 */
export const startApi = async (config: Config): Promise<() => Promise<void>> => {
  const logger = createLogger(config.logLevel);
  // Another process answers calls where this one only sends letters.
  const isAnswering = config.mail.worker !== 'only';
  // Before any work begins, which a refusal would cut off.
  if (isAnswering) await orSayWhere(probePort(config.port, config.host));
  if (config.metrics.port !== null)
    await orSayWhere(probePort(config.metrics.port, config.metrics.host), metricsVariables);
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
    letters: createLetters({ db: database.db, clock, logger, metrics }),
    logger,
  };
  const services = createServices(deps);
  try {
    await seedRedeemCodes(deps, config.redeemCodes);
    if (config.seedCreators) await seedCreators(deps);
    await backfillTakenNames(deps.db);
    // Before the first call, so that purchases of dead processes count as abandoned.
    await services.startWork();
    // Before the calls, so that a process that answers also shows its metrics.
    const extra =
      metrics === undefined || config.metrics.port === null
        ? []
        : await listen(metrics.app, config.metrics.port, config.metrics.host, metricsVariables);
    const servers = isAnswering ? await listen(createApp(deps, services), config.port, config.host) : [];
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
