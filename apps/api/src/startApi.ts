import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { seedRedeemCodes } from './account/seedRedeemCodes.ts';
import { createRecurlyBilling } from './billing/createRecurlyBilling.ts';
import { createPlatforms } from './channels/createPlatforms.ts';
import { systemClock } from './clock.ts';
import type { Config } from './config/Config.ts';
import { createApp } from './createApp.ts';
import { createServices } from './createServices.ts';
import { openDatabase } from './db/openDatabase.ts';
import { seedCreators } from './development/seedCreators.ts';
import { createIdentityProviders } from './identities/createIdentityProviders.ts';
import { listen, probePort } from './listen.ts';
import { createLogger } from './operations/createLogger.ts';

/** New connections are still taken this long, so that none is cut off that was on its way. */
const goodbyeMs = 300;
/** Connections without a call are left open this long: one may just be arriving. */
const idleMs = 1_000;
/** Calls that have begun get this long to end. */
const drainMs = 3_700;

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    // The HTTP server's own `close` would drop connections whose call is there but not read yet.
    NetServer.prototype.close.call(server, () => resolve());
    setTimeout(() => server.closeIdleConnections(), idleMs).unref();
    setTimeout(() => server.closeAllConnections(), drainMs).unref();
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
  const deps = {
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
    await seedRedeemCodes(deps);
    if (config.seedCreators) await seedCreators(deps);
    const servers = await listen(createApp(deps, services), config.port, config.host);
    await services.startWork();
    return async () => {
      services.lifecycle.isStopping = true;
      await wait(goodbyeMs);
      await Promise.all(servers.map(close));
      await services.stopWork();
      await database.close();
    };
  } catch (error) {
    await database.close();
    throw error;
  }
};
