import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { ensurePostgres, startPostgres } from '@backbeat/tooling/postgres';
import { orThrow } from '@backbeat/tooling/project';
import { freePort } from '@backbeat/tooling/stack';
import * as z from 'zod/mini';
import { siteUrl, type TestPerson } from '../testing/createTestApi.ts';
import { inParallel } from '../testing/inParallel.ts';
import { openOffice } from '../testing/openOffice.ts';
import { checkoutLoad, type Purchase, readLoad } from './loads.ts';
import { type Program, startProgram } from './startPrograms.ts';
import type { Figures } from './steadyLoad.ts';

/** The promised figures; the embedded engine is only measured. */
const promised = { readsP99Ms: 50, checkoutP99Ms: 250, driftPercent: 10 } as const;
const readRate = 500;
const checkoutRate = 50;

const seconds = (name: string, otherwise: number): number => Number(process.env[name] ?? otherwise);
const loadSeconds = seconds('BENCH_SECONDS', 60);
const soakSeconds = seconds('BENCH_SOAK_SECONDS', 600);
const warmUpSeconds = 5;
const engines = (process.env.BENCH_ENGINES ?? 'postgres,pglite').split(',');

const show = (line: string): boolean => process.stdout.write(`${line}\n`);

/** Environment that raises the rate limits, because all calls of the bench come from one address. */
const unlimited = Object.fromEntries(
  ['SIGN_IN_PER_MINUTE', 'SESSION_PER_MINUTE', 'CHECKOUTS_PER_MINUTE'].map((name) => [
    `LIMIT_${name}`,
    '100000000',
  ]),
);

const tokenShape = z.object({ id: z.string() });
const cardToken = async (sandboxUrl: string): Promise<string> => {
  const card = { number: '4111111111111111', month: '12', year: '2030', cvv: '123' };
  const answer = await fetch(`${sandboxUrl}/js/v1/token`, {
    method: 'POST',
    body: new URLSearchParams({ first_name: 'Ada', last_name: 'Beat', ...card, key: 'sandbox-public-key' }),
  });
  return tokenShape.parse(await answer.json()).id;
};

interface Bench {
  readonly url: string;
  readonly metricsUrl: string;
  readonly api: Program;
  readonly people: TestPerson[];
  nextPurchases(count: number): Promise<Purchase[]>;
}

const line = (title: string, { calls, perSecond, p50Ms, p99Ms, maxMs, failed, failures }: Figures): string =>
  `${title.padEnd(22)} ${String(calls).padStart(7)} calls ${perSecond.toFixed(0).padStart(5)}/s   p50 ${p50Ms.toFixed(1).padStart(6)} ms   p99 ${p99Ms.toFixed(1).padStart(6)} ms   max ${maxMs.toFixed(0).padStart(5)} ms   failed ${failed}${failures
    .slice(0, 5)
    .map((failure) => `\n  ${failure}`)
    .join('')}`;

const medianOf = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

/**
 * Growth of the heap: its lowest value in the first fifth after warm-up against the last fifth. Resident memory varies
 * too much with garbage collections.
 */
const driftOf = (heaps: readonly number[]): number => {
  const fifth = Math.max(1, Math.floor(heaps.length / 5));
  return (Math.min(...heaps.slice(-fifth)) / Math.min(...heaps.slice(fifth, 2 * fifth)) - 1) * 100;
};

/** Heap and external memory, from the api's metrics. */
const readHeapMiB = async (metricsUrl: string): Promise<number> => {
  const text = await (await fetch(metricsUrl)).text();
  const bytesOf = (name: string): number => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return (bytesOf('nodejs_heap_size_used_bytes') + bytesOf('nodejs_external_memory_bytes')) / 2 ** 20;
};

const soak = async ({
  url,
  metricsUrl,
  api,
  people,
  nextPurchases,
}: Bench): Promise<{ drift: number; failed: number }> => {
  const resident: number[] = [];
  const held: number[] = [];
  const buyEverySeconds = 1;
  const purchases = await nextPurchases(Math.floor(soakSeconds / buyEverySeconds));
  const sampling = new AbortController();
  const watch = (async () => {
    while (!sampling.signal.aborted) {
      resident.push(api.memoryMiB() ?? Number.NaN);
      held.push(await readHeapMiB(metricsUrl));
      await wait(1_000);
    }
  })();
  const [reads, checkouts] = await Promise.all([
    readLoad(url, { perSecond: 200, seconds: soakSeconds, connections: 20 }, people),
    checkoutLoad(url, { perSecond: 1 / buyEverySeconds, seconds: soakSeconds, connections: 1 }, purchases),
  ]);
  sampling.abort();
  await watch;
  show(line('soak, reads', reads));
  show(line('soak, checkouts', checkouts));
  const drift = driftOf(held);
  show(
    `soak, memory            ${medianOf(resident).toFixed(0)} MiB resident, ${Math.min(...held).toFixed(0)} MiB held, drift of what is held ${drift.toFixed(1)} %`,
  );
  return { drift, failed: reads.failed + checkouts.failed };
};

const measure = async (engine: string, bench: Bench): Promise<string[]> => {
  const { url, people, nextPurchases } = bench;
  const misses: string[] = [];
  const checkLimit = (what: string, value: number, max: number): void => {
    if (!(value <= max)) misses.push(`${engine}, ${what}: ${value.toFixed(1)}, promised ${max}`);
  };
  await readLoad(url, { perSecond: readRate, seconds: warmUpSeconds, connections: 50 }, people);
  const reads = await readLoad(url, { perSecond: readRate, seconds: loadSeconds, connections: 50 }, people);
  show(line('reads', reads));
  const warmUp = await nextPurchases(checkoutRate * warmUpSeconds);
  const purchases = await nextPurchases(checkoutRate * loadSeconds);
  await checkoutLoad(url, { perSecond: checkoutRate, seconds: warmUpSeconds, connections: 25 }, warmUp);
  const checkouts = await checkoutLoad(
    url,
    { perSecond: checkoutRate, seconds: loadSeconds, connections: 25 },
    purchases,
  );
  show(line('checkouts', checkouts));
  const soaked = soakSeconds > 0 ? await soak(bench) : { drift: 0, failed: 0 };
  checkLimit('failed calls', reads.failed + checkouts.failed + soaked.failed, 0);
  if (engine === 'postgres') {
    checkLimit('reads p99 in ms', reads.p99Ms, promised.readsP99Ms);
    checkLimit('checkouts p99 in ms', checkouts.p99Ms, promised.checkoutP99Ms);
  }
  if (!Number.isNaN(soaked.drift)) checkLimit('memory drift in %', soaked.drift, promised.driftPercent);
  return misses;
};

/** Cleanup steps, the newest first. */
const endings: (() => Promise<void>)[] = [];
const endAll = async (): Promise<void> => {
  for (let end = endings.pop(); end !== undefined; end = endings.pop()) await end();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => void endAll().finally(() => process.exit(1)));
}

/** Measures the built api on an engine, in a temporary folder on this machine. */
const benchOn = async (engine: string): Promise<string[]> => {
  const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
  endings.push(async () => rmSync(folder, { recursive: true, force: true }));
  try {
    const programs = engine === 'postgres' ? orThrow(ensurePostgres()).programs : null;
    const server = programs === null ? null : await startPostgres(programs, { isDurable: true });
    if (server !== null) endings.push(server.stop);
    const [apiPort, sandboxPort, metricsPort] = [await freePort(), await freePort(), await freePort()];
    const mailPort = await freePort();
    const url = `http://localhost:${apiPort}`;
    const sandboxUrl = `http://localhost:${sandboxPort}`;
    const env = {
      API_PORT: String(apiPort),
      METRICS_PORT: String(metricsPort),
      SANDBOX_PORT: String(sandboxPort),
      SANDBOX_MAIL_PORT: String(mailPort),
      MAIL_URL: `smtp://localhost:${mailPort}`,
      API_URL: url,
      SANDBOX_URL: sandboxUrl,
      SITE_URL: siteUrl,
      SANDBOX_SEED: '0',
      BACKBEAT_DATA_DIR: folder,
      ...(server === null ? {} : { DATABASE_URL: server.url }),
      ...unlimited,
    };
    const sandbox = await startProgram('sandbox', {
      env,
      logFile: join(folder, 'sandbox.log'),
      readyUrl: `${sandboxUrl}/health`,
    });
    endings.push(sandbox.stop);
    const database = { databaseUrl: server?.url ?? null, dataDirectory: join(folder, 'api') };
    const office = await openOffice(database, { apiUrl: url, sandboxUrl });
    const readers = 200;
    const buyers = checkoutRate * (loadSeconds + warmUpSeconds) + soakSeconds;
    const people = await inParallel(8, Array.from({ length: readers + buyers }), () => office.signUp());
    await office.close();
    const api = await startProgram('api', {
      env,
      logFile: join(folder, 'api.log'),
      readyUrl: `${url}/ready`,
    });
    endings.push(api.stop);
    show(`\n${engine}`);
    return await measure(engine, {
      url: `http://127.0.0.1:${apiPort}`,
      metricsUrl: `http://127.0.0.1:${metricsPort}/metrics`,
      api,
      people: people.splice(0, readers),
      nextPurchases: (count) =>
        inParallel(8, people.splice(0, count), async (person) => ({
          person,
          token: await cardToken(sandboxUrl),
        })),
    });
  } finally {
    await endAll();
  }
};

const misses: string[] = [];
for (const engine of engines) misses.push(...(await benchOn(engine)));
show(misses.length === 0 ? '\nAll as promised.' : `\nMissed:\n${misses.join('\n')}`);
process.exitCode = misses.length === 0 ? 0 : 1;
