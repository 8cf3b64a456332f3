import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureHaproxy, haproxyArgs } from '@backbeat/tooling/haproxy';
import { ensurePostgres, startPostgres } from '@backbeat/tooling/postgres';
import { orThrow } from '@backbeat/tooling/project';
import { freePort, startProgram as startAny } from '@backbeat/tooling/stack';
import pg from 'pg';
import { siteUrl, type TestPerson } from '../testing/createTestApi.ts';
import { openOffice } from '../testing/openOffice.ts';
import { readLoad } from './loads.ts';
import { growEmbedded, growTo, signInSome } from './people.ts';
import { startProgram } from './startPrograms.ts';
import { type Watched, watchLoad } from './watchLoad.ts';

/** Numbers of accounts while the tables grow, and of processes. */
const sizes = (process.env.BENCH_ROWS ?? '10000,100000,1000000').split(',').map(Number);
const fleets = (process.env.BENCH_PROCESSES ?? '1,2,3').split(',').filter(Boolean).map(Number);
const seconds = Number(process.env.BENCH_SECONDS ?? 10);
const connections = (process.env.DATABASE_CONNECTIONS ?? '10').split(',');
const isEmbeddedAsked = process.env.BENCH_EMBEDDED !== '0';
const rates = [100, 200, 300, 400, 500, 600, 700, 800, 1_000, 1_300, 1_600, 2_000, 2_500, 3_000];
const maxP99Ms = 50;
const readers = 2_000;
const embeddedAccounts = 10_000;
/** The issuer of tokens, whatever port a process has. */
const apiUrl = 'http://localhost:4000';

const show = (line: string): boolean => process.stdout.write(`${line}\n`);
const endings: (() => Promise<void>)[] = [];
const endAll = async (): Promise<void> => {
  for (let end = endings.pop(); end !== undefined; end = endings.pop()) await end();
};
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void endAll().finally(() => process.exit(1)));

/** @returns the environment of one process, and its address */
const environmentOf = async (folder: string, databaseUrl: string | null) => {
  const [port, metrics] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const limits = { LIMIT_CALLS_PER_MINUTE: '100000000', LIMIT_SESSION_PER_MINUTE: '100000000' };
  return {
    url,
    metricsUrl: `http://127.0.0.1:${metrics}/metrics`,
    env: {
      METRICS_PORT: String(metrics),
      API_PORT: String(port),
      API_HOST: '127.0.0.1',
      API_URL: apiUrl,
      SITE_URL: siteUrl,
      LOG_LEVEL: 'warn',
      MAIL_WORKER: 'off',
      BACKBEAT_DATA_DIR: folder,
      ...(databaseUrl === null ? {} : { DATABASE_URL: databaseUrl }),
      ...limits,
    },
  };
};

/** Starts processes behind the balancer. */
const startFleet = async (folder: string, databaseUrl: string | null, count: number, size: string) => {
  const { program } = orThrow(ensureHaproxy());
  const [port, metrics, nobody] = [await freePort(), await freePort(), await freePort()];
  const stops: (() => Promise<void>)[] = [];
  const processes: Record<string, number> = { callers: process.pid };
  const metricsUrls: string[] = [];
  const addresses: Record<string, string> = {
    BALANCER: `127.0.0.1:${port}`,
    METRICS: `127.0.0.1:${metrics}`,
  };
  let startedInMs = 0;
  for (const index of [1, 2, 3]) {
    addresses[`API_${index}`] = `127.0.0.1:${nobody}`;
    if (index > count) continue;
    const { url, metricsUrl, env } = await environmentOf(folder, databaseUrl);
    const startedAtMs = performance.now();
    const api = await startProgram('api', {
      env: { ...env, DATABASE_CONNECTIONS: size },
      logFile: join(folder, 'api.log'),
      readyUrl: `${url}/ready`,
    });
    startedInMs = Math.max(startedInMs, performance.now() - startedAtMs);
    stops.push(api.stop);
    processes[`api ${index}`] = api.pid;
    metricsUrls.push(metricsUrl);
    addresses[`API_${index}`] = new URL(url).host;
  }
  const url = `http://127.0.0.1:${port}`;
  const balancer = await startAny({ name: 'balancer', url }, [program, ...haproxyArgs('haproxy.cfg')], {
    env: addresses,
    onOutput: undefined,
  });
  processes.balancer = balancer.pid ?? 0;
  const watched: Watched = { processes, metricsUrls, databaseUrl };
  return {
    url,
    watched,
    startedInMs,
    stop: async () => {
      await balancer.stop();
      await Promise.all(stops.map((stop) => stop()));
    },
  };
};

/** Raises the rate until 1 % of the answers are later than promised, twice in a row: once may be chance. */
const findLimit = async (
  { url, watched }: { readonly url: string; readonly watched: Watched },
  people: readonly TestPerson[],
): Promise<string> => {
  const step = async (perSecond: number) => {
    const say = await watchLoad(watched);
    const figures = await readLoad(url, { perSecond, seconds, connections: 100 }, people);
    const { p50Ms, p99Ms, failed } = figures;
    const line = `${figures.perSecond.toFixed(0)}/s with p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, failed ${failed}\n  ${await say()}`;
    return { line, isWithin: p99Ms <= maxP99Ms && failed === 0 };
  };
  let last = `less than ${rates[0]}/s`;
  await readLoad(url, { perSecond: 100, seconds: 3, connections: 100 }, people);
  for (const perSecond of rates) {
    const first = await step(perSecond);
    const { line, isWithin } = first.isWithin ? first : await step(perSecond);
    if (!isWithin) return `${last}\nthen ${line}`;
    last = line;
  }
  return last;
};

const tableStats = 'select relname, seq_scan, idx_scan, n_live_tup from pg_stat_user_tables';
interface TableStats {
  readonly relname: string;
  readonly seq_scan: string;
  readonly n_live_tup: string;
}

const sizesQuery = `select relname, pg_size_pretty(pg_table_size(relid)) as rows, pg_size_pretty(pg_indexes_size(relid)) as indexes
  from pg_stat_user_tables order by pg_total_relation_size(relid) desc limit 6`;

/** Runs one load while the tables grow, and prints times, table scans and sizes. */
const growAndRead = async (folder: string, databaseUrl: string): Promise<TestPerson[]> => {
  let people: TestPerson[] = [];
  for (const size of sizes) {
    const office = await openOffice({ databaseUrl, dataDirectory: null }, { apiUrl });
    const startedAtMs = performance.now();
    await growTo(databaseUrl, size);
    const grownIn = ((performance.now() - startedAtMs) / 1000).toFixed(0);
    people = await signInSome(office, readers, size);
    // A closed connection has reported its statistics.
    await office.close();
    const { url, startedInMs, stop } = await startFleet(folder, databaseUrl, 1, '10');
    await readLoad(url, { perSecond: 100, seconds: 3, connections: 50 }, people);
    const client = new pg.Client({ connectionString: databaseUrl });
    client.on('error', () => {});
    await client.connect();
    const before = (await client.query<TableStats>(tableStats)).rows;
    const { p50Ms, p99Ms, failed, failures } = await readLoad(
      url,
      { perSecond: 150, seconds, connections: 50 },
      people,
    );
    const after = (await client.query<TableStats>(tableStats)).rows;
    const whole = after.filter(
      ({ relname, seq_scan, n_live_tup }) =>
        Number(n_live_tup) > 1_000 &&
        seq_scan !== before.find((table) => table.relname === relname)?.seq_scan,
    );
    show(
      `${size} accounts (made in ${grownIn} s; the api starts in ${(startedInMs / 1000).toFixed(1)} s): p50 ${p50Ms.toFixed(1)} ms, p99 ${p99Ms.toFixed(1)} ms, failed ${failed} ${failures.slice(0, 3).join()}; read as a whole: ${whole.map(({ relname }) => relname).join() || 'none'}`,
    );
    if (size === sizes.at(-1)) {
      for (const { relname, rows, indexes } of (await client.query(sizesQuery)).rows)
        show(`  ${relname}: ${rows}, its indexes ${indexes}`);
      const total = await client.query('select pg_size_pretty(pg_database_size(current_database())) as size');
      show(`  all: ${total.rows[0].size}`);
    }
    await client.end();
    await stop();
  }
  return people;
};

/** Measures the embedded engine. */
const readEmbedded = async (folder: string): Promise<void> => {
  const office = await openOffice({ databaseUrl: null, dataDirectory: join(folder, 'api') }, { apiUrl });
  await growEmbedded(office, embeddedAccounts);
  const people = await signInSome(office, readers, embeddedAccounts);
  await office.close();
  const fleet = await startFleet(folder, null, 1, '1');
  show(`embedded engine, ${embeddedAccounts} accounts: ${await findLimit(fleet, people)}`);
  await fleet.stop();
};

/** The server of DATABASE_URL, with data of earlier runs; without one, a server for this run. */
const openServer = async (): Promise<string> => {
  if (process.env.DATABASE_URL) return process.env.DATABASE_URL;
  const server = await startPostgres(orThrow(ensurePostgres()).programs, { isDurable: true });
  endings.push(server.stop);
  return server.url;
};

const main = async (): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'api-bench-'));
  endings.push(async () => rmSync(folder, { recursive: true, force: true }));
  if (isEmbeddedAsked) await readEmbedded(folder);
  const databaseUrl = await openServer();
  const people = await growAndRead(folder, databaseUrl);
  for (const count of fleets)
    for (const size of connections) {
      const fleet = await startFleet(folder, databaseUrl, count, size);
      show(`${count} processes, ${size} connections each: ${await findLimit(fleet, people)}`);
      await fleet.stop();
    }
};

await main().finally(endAll);
