import { cookieNames } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { createGiftEnds } from '../src/gifts/createGiftEnds.ts';
import { createPlanChanges } from '../src/plan-change/planChanges.ts';
import { createCheckoutAttempts } from '../src/premium/checkoutAttempts.ts';
import { siteUrl } from './createTestApi.ts';
import { openOffice } from './openOffice.ts';
import { createLastingDatabase, isOnServer } from './openTestDatabase.ts';
import { startApiProcess } from './startApiProcess.ts';
import { startTestSandbox } from './startTestSandbox.ts';

/**
 * By then all that a dead process has left is settled, on a busy machine too: a lease lasts 8 s, what may have been
 * sent to the provider is kept in mind for 90, and who works looks every 5.
 */
export const settledWithinMs = 300_000;

/** The outside companies, and a database that outlives the processes of the api which a test starts and kills on it. */
export const createKillableSystem = async (settings: Readonly<Record<string, string>> = {}) => {
  const sandbox = await startTestSandbox();
  const database = await createLastingDatabase();
  const environment = {
    API_PORT: String(sandbox.apiPort),
    API_URL: sandbox.apiUrl,
    SITE_URL: siteUrl,
    SANDBOX_URL: sandbox.url,
    LOG_LEVEL: 'warn',
    ...database.environment,
    ...settings,
  };
  /** An api in this process, on the same database: people are made with it while no other runs. */
  const office = () => openOffice(database.target, { sandboxUrl: sandbox.url, apiUrl: sandbox.apiUrl });
  return {
    sandbox,
    database,
    environment,
    start: () => startApiProcess(environment),
    openOffice: office,
    /**
     * After a kill: a minute passes, in which the leases of dead processes run out. In the whole form it really does, and on
     * the embedded database a start ends them by itself.
     */
    endLeases: async () => {
      if (inForm({ short: !isOnServer, whole: true })) return;
      const { deps, close } = await office();
      for (const create of [createCheckoutAttempts, createPlanChanges, createGiftEnds])
        await create(deps).lease.endAll();
      await close();
    },
    /** Calls the process that runs: with a body it is a POST. What ends something wants the refresh cookie too. */
    call: (path: string, token: string, body?: unknown, refreshToken?: string) =>
      fetch(`${sandbox.apiUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/json',
          ...(refreshToken === undefined ? {} : { cookie: `${cookieNames.refresh}=${refreshToken}` }),
        },
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      }),
    close: async () => {
      await sandbox.close();
      database.remove();
    },
  };
};

/** What `createKillableSystem` makes. */
export type KillableSystem = Awaited<ReturnType<typeof createKillableSystem>>;
