import { siteUrl } from './createTestApi.ts';
import { openOffice } from './openOffice.ts';
import { createLastingDatabase } from './openTestDatabase.ts';
import { startApiProcess } from './startApiProcess.ts';
import { startTestSandbox } from './startTestSandbox.ts';

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
  return {
    sandbox,
    database,
    environment,
    start: () => startApiProcess(environment),
    /** An api in this process, on the same database: people are made with it while no other runs. */
    openOffice: () => openOffice(database.target, { sandboxUrl: sandbox.url, apiUrl: sandbox.apiUrl }),
    /** Calls the process that runs: with a body it is a POST. */
    call: (path: string, token: string, body?: unknown) =>
      fetch(`${sandbox.apiUrl}${path}`, {
        method: body === undefined ? 'GET' : 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
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
