import { cookieNames } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { freePort } from '@backbeat/tooling/stack';
import * as z from 'zod/mini';
import { createGiftEnds } from '../src/gifts/createGiftEnds.ts';
import { createRateLimiter } from '../src/http/rateLimiter.ts';
import { createListings } from '../src/listings/createListings.ts';
import { createPlanChanges } from '../src/plan-change/planChanges.ts';
import { createCheckoutAttempts } from '../src/premium/checkoutAttempts.ts';
import { createWithdrawals } from '../src/withdrawals/createWithdrawals.ts';
import { siteUrl, type TestPerson } from './createTestApi.ts';
import { openOffice } from './openOffice.ts';
import { createLastingDatabase, isOnServer } from './openTestDatabase.ts';
import { startApiProcess } from './startApiProcess.ts';
import { startTestSandbox } from './startTestSandbox.ts';

const mailboxSchema = z.array(z.object({ subject: z.string() }));

/** By then everything of a dead process is settled, also on a busy machine: leases last 8 s, lost purchases 90 s. */
export const settledWithinMs = 300_000;

/**
 * The outside companies, and a database that outlives the api processes that a test starts and kills.
 *
 * @param isPartner whether the processes list channels and release claims
 */
export const createKillableSystem = async (
  settings: Readonly<Record<string, string>> = {},
  isPartner = false,
) => {
  const mailPort = await freePort();
  const sandbox = await startTestSandbox({ mailPort });
  const database = await createLastingDatabase();
  const partner: Readonly<Record<string, string>> = isPartner ? sandbox.partnerEnvironment : {};
  const environment = {
    API_PORT: String(sandbox.apiPort),
    API_URL: sandbox.apiUrl,
    SITE_URL: siteUrl,
    SANDBOX_URL: sandbox.url,
    MAIL_URL: `smtp://localhost:${mailPort}`,
    LOG_LEVEL: 'warn',
    ...database.environment,
    ...partner,
    ...settings,
  };
  /** An api in this process on the same database, to sign people up while no other one runs. */
  const office = () =>
    openOffice(database.target, {
      sandboxUrl: sandbox.url,
      apiUrl: sandbox.apiUrl,
      environment: partner,
    });
  return {
    sandbox,
    database,
    environment,
    start: () => startApiProcess(environment),
    openOffice: office,
    /** Lets the leases of dead processes expire. On the embedded database, a start ends them by itself. */
    endLeases: async () => {
      if (inForm({ short: !isOnServer, whole: true })) return;
      const { deps, close } = await office();
      for (const create of [createCheckoutAttempts, createPlanChanges, createGiftEnds])
        await create(deps).lease.endAll();
      await createListings(deps).lease.endAll();
      await createWithdrawals(deps, createGiftEnds(deps), createRateLimiter(deps)).lease.endAll();
      await close();
    },
    /** Calls the running process, by POST if there is a body. */
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
    /** How many letters with a subject the person's mailbox holds; one that came twice is one. */
    countLetters: async ({ user }: Pick<TestPerson, 'user'>, subject: string) => {
      const mailbox = await fetch(`${sandbox.url}/mail/${encodeURIComponent(user.email ?? '')}.json`);
      return mailboxSchema.parse(await mailbox.json()).filter((letter) => letter.subject === subject).length;
    },
    close: async () => {
      await sandbox.close();
      database.remove();
    },
  };
};

/** What `createKillableSystem` makes. */
export type KillableSystem = Awaited<ReturnType<typeof createKillableSystem>>;
