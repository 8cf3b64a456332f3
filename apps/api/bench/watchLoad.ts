import { readdirSync, readFileSync } from 'node:fs';
import pg from 'pg';

/** What to watch during a load. Processor times exist on Linux only. */
export interface Watched {
  /** Process ids by their name in the result. */
  readonly processes: Readonly<Record<string, number>>;
  /** Metrics of api processes, for calls that wait for a connection. */
  readonly metricsUrls: readonly string[];
  /** Null for the embedded engine, which runs in the api's process. */
  readonly databaseUrl: string | null;
}

const everyMs = 250;
const ticksPerSecond = 100;

/** Times and parent of a process: fields 4 and 14 to 17 of `man 5 proc_pid_stat`. */
const statOf = (pid: number | string) => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    const [own, ended] = [
      [11, 12],
      [13, 14],
    ].map((places) => places.reduce((sum, place) => sum + Number(fields[place]), 0));
    return { parent: Number(fields[1]), own: own ?? 0, ended: ended ?? 0 };
  } catch {
    return null;
  }
};

/** Processor seconds of one process. */
const secondsOf = (pid: number): number => (statOf(pid)?.own ?? 0) / ticksPerSecond;

/** Processor seconds of a server with its connection processes. */
const secondsWithChildren = (pid: number): number => {
  const stat = statOf(pid);
  if (stat === null) return 0;
  const children = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .reduce((sum, name) => {
      const child = statOf(name);
      return child?.parent === pid ? sum + child.own : sum;
    }, 0);
  return (stat.own + stat.ended + children) / ticksPerSecond;
};

/** Activity of busy connections. One that waits for the api's next statement holds locks meanwhile. */
const activityQuery = `select case state when 'active' then coalesce(wait_event_type || ' ' || wait_event, 'on a processor') else 'in a transaction' end as doing, count(*)::int as count
  from pg_stat_activity where backend_type = 'client backend' and state <> 'idle' and pid <> pg_backend_pid() group by 1`;

const waitingIn = (metrics: string): number =>
  Number(/^database_connections\{state="waiting"\} (\d+)$/m.exec(metrics)?.[1] ?? 0);

const connect = async (databaseUrl: string): Promise<pg.Client> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  client.on('error', () => {});
  await client.connect();
  return client;
};

/** The parent process of the connection processes. */
const serverOf = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
  return statOf(rows[0]?.pid ?? 0)?.parent ?? 0;
};

/** Watches until the returned function is called, which reports average loads and waits in one line. */
export const watchLoad = async ({
  processes,
  metricsUrls,
  databaseUrl,
}: Watched): Promise<() => Promise<string>> => {
  const client = databaseUrl === null ? null : await connect(databaseUrl);
  const server = client === null ? null : await serverOf(client);
  const names = [...Object.keys(processes), ...(server === null ? [] : ['PostgreSQL'])];
  const secondsNow = () => [
    ...Object.values(processes).map(secondsOf),
    ...(server === null ? [] : [secondsWithChildren(server)]),
  ];
  const [before, startedAtMs] = [secondsNow(), performance.now()];
  const doing = new Map<string, number>();
  const queues: number[] = [];
  const look = async (): Promise<void> => {
    for (const { doing: what, count } of (await client?.query(activityQuery))?.rows ?? [])
      doing.set(what, (doing.get(what) ?? 0) + count);
    const answers = await Promise.all(
      metricsUrls.map(async (url) => waitingIn(await (await fetch(url)).text())),
    );
    queues.push(answers.reduce((sum, waiting) => sum + waiting, 0));
  };
  let looking: Promise<void> | null = null;
  const timer = setInterval(() => {
    looking ??= look().finally(() => {
      looking = null;
    });
  }, everyMs);
  return async () => {
    clearInterval(timer);
    await looking;
    const took = (performance.now() - startedAtMs) / 1000;
    const busy = secondsNow().map((seconds, index) => (100 * (seconds - (before[index] ?? 0))) / took);
    await client?.end();
    const mean = (sum: number) => (sum / Math.max(1, queues.length)).toFixed(1);
    const shares = names.map((name, index) => `${name} ${busy[index]?.toFixed(0)} %`);
    const states = [...doing].sort(([, a], [, b]) => b - a).map(([what, sum]) => `${what} ${mean(sum)}`);
    const waiting = queues.reduce((sum, queue) => sum + queue, 0);
    return `${shares.join(', ')}; connections: ${states.join(', ') || 'none'}; calls that wait for one: ${mean(waiting)} on average, ${Math.max(0, ...queues)} at most`;
  };
};
