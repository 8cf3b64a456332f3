import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startFleet } from '@backbeat/tooling/fleet';
import { freePort, type Service, stackEnv, startService, startStack } from '@backbeat/tooling/stack';
import { test as base, expect } from '@playwright/test';
import { type Collector, collectorEnv, startCollector } from './collector.ts';
import { inForm } from './inForm.ts';

/** The whole system, run as its own processes on ports of its own. */
export interface RunningSystem {
  readonly siteUrl: string;
  /** The internal app. */
  readonly deskUrl: string;
  readonly apiUrl: string;
  readonly sandboxUrl: string;
  /** Null on the embedded database. */
  readonly databaseUrl: string | null;
  /** The reports of the pages to outside services. */
  readonly collector: Collector;
  /** Ends the api at once, as a crash would (`SIGKILL`), or politely. */
  stopApi(signal?: NodeJS.Signals): Promise<void>;
  /** Starts the api, every process of it, again on the same data. */
  startApi(): Promise<void>;
  /** What the api's processes are configured with, for the commands of operators. */
  readonly env: Readonly<Record<string, string>>;
}

/** Console messages that do not fail a test. */
interface ConsoleWatch {
  /** Allows messages that match, for tests that make the real thing fail. */
  allow(pattern: RegExp): void;
}

/** What the api is made of: one process on the embedded database, or three on PostgreSQL behind a balancer. */
const startServices = async (env: Record<string, string>) => {
  if (process.env.FLEET === '1') {
    const { replicas, ...fleet } = await startFleet(env);
    const all = async (work: (replica: (typeof replicas)[number]) => Promise<void>) =>
      void (await Promise.all(replicas.map(work)));
    return {
      ...fleet,
      stopApi: (signal?: NodeJS.Signals) => all((replica) => replica.stop(signal)),
      startApi: () => all((replica) => replica.start()),
    };
  }
  const stack = await startStack(env);
  let api: Service = stack.api;
  return {
    ...stack,
    databaseUrl: null,
    stopApi: (signal?: NodeJS.Signals) => api.stop(signal),
    startApi: async () => {
      api = await startService('api', env);
    },
    stop: async () =>
      void (await Promise.all([stack.sandbox.stop(), api.stop(), stack.site.stop(), stack.desk?.stop()])),
  };
};

const startSystem = async (): Promise<{ system: RunningSystem; stop: () => Promise<void> }> => {
  const dataDir = mkdtempSync(join(tmpdir(), 'backbeat-e2e-'));
  const ports = {
    site: await freePort(),
    desk: await freePort(),
    api: await freePort(),
    sandbox: await freePort(),
    mail: await freePort(),
  };
  const collector = await startCollector(await freePort());
  const env = { ...stackEnv(ports, dataDir), ...collectorEnv(collector.url), SANDBOX_CLOCK: '1' };
  const { site, desk, api, sandbox, databaseUrl, stopApi, startApi, stop } = await startServices(env);
  return {
    system: {
      siteUrl: site.url,
      deskUrl: desk?.url ?? '',
      apiUrl: api.url,
      sandboxUrl: sandbox.url,
      databaseUrl,
      env: databaseUrl === null ? env : { ...env, DATABASE_URL: databaseUrl },
      collector,
      stopApi,
      startApi,
    },
    stop: async () => {
      await Promise.all([stop(), collector.close()]);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
};

/** Runs in the page, which repeats a failed call without the seconds that the answer asks it to wait. */
const repeatAtOnce = (): void => {
  const { get } = Headers.prototype;
  Headers.prototype.get = function (name) {
    const value = get.call(this, name);
    return value !== null && name.toLowerCase() === 'retry-after' ? '0' : value;
  };
};

interface TestFixtures {
  readonly console: ConsoleWatch;
  readonly system: RunningSystem;
}

interface WorkerFixtures {
  /** The running system of a file; the one of the file before is stopped. */
  readonly systemOf: (file: string) => Promise<RunningSystem>;
}

const startTimeoutMs = 120_000 * Number(process.env.PATIENCE ?? 4);

/**
 * Playwright's `test` with a running system, and with every console error turned into a failure. Each file has a system
 * of its own: it finds the sandbox's creators as they are at first, whatever another file does with them.
 */
export const test = base.extend<TestFixtures, WorkerFixtures>({
  systemOf: [
    async ({ browserName: _engine }, use) => {
      let current: { readonly file: string; readonly started: ReturnType<typeof startSystem> } | null = null;
      const stop = async () => (await current?.started)?.stop();
      await use(async (file) => {
        if (current?.file !== file) {
          await stop();
          current = { file, started: startSystem() };
        }
        return (await current.started).system;
      });
      await stop();
    },
    { scope: 'worker', timeout: startTimeoutMs },
  ],
  system: [
    async ({ systemOf }, use, { file }) => use(await systemOf(file)),
    { scope: 'test', timeout: startTimeoutMs },
  ],
  baseURL: async ({ system }, use) => use(system.siteUrl),
  context: async ({ context }, use) => {
    const prepare = inForm({ short: () => context.addInitScript(repeatAtOnce), whole: () => {} });
    await prepare();
    await use(context);
  },
  console: [
    async ({ context }, use) => {
      // With no process behind it, the balancer answers for itself, and allows no cookies.
      const allowed = process.env.FLEET === '1' ? [/blocked by CORS policy.*preflight/] : [];
      const said: string[] = [];
      context.on('console', (message) => {
        if (message.type() === 'error' || /hydrat/i.test(message.text())) {
          said.push(`${message.type()}: ${message.text()} (${message.location().url})`);
        }
      });
      context.on('weberror', (problem) => said.push(`uncaught: ${problem.error().message}`));
      await use({ allow: (pattern) => allowed.push(pattern) });
      const unexpected = said.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'the console stays quiet').toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
