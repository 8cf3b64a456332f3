import { type ConstructorOptions, PgBoss, systemClock } from 'pg-boss';
import type { Logger } from 'pino';

/** The database of pg-boss. */
export type JobStore = Pick<ConstructorOptions, 'db' | 'backend'>;

/** Background work that does whatever is due. A thrown error makes pg-boss repeat it. */
export interface Round {
  readonly cron: string;
  run(): Promise<unknown>;
}

const queue = 'rounds';
/** Jobs whose repetitions all failed are kept here for operators. */
const givenUp = 'given-up-rounds';
const retries = { retryLimit: 3, retryDelay: 5, retryBackoff: true } as const;
/** A process that takes longer counts as dead, and another one does the round. */
const expireInSeconds = 300;
const stopMs = 2_000;

/**
 * Runs all rounds now and on schedule, each time in one of the processes that have rounds.
 *
 * @param startQueues of other work
 * @returns stops: waits for what runs, no longer than a stop may take
 */
export const startJobs = async (
  { jobs, logger }: { readonly jobs: JobStore; readonly logger: Pick<Logger, 'warn'> },
  rounds: Readonly<Record<string, Round>>,
  startQueues: (boss: PgBoss) => Promise<void> = async () => {},
): Promise<() => Promise<void>> => {
  const boss = new PgBoss({
    ...jobs,
    // Timers ignore the machine's clock, which may jump back.
    clock: { ...systemClock, now: () => performance.timeOrigin + performance.now() },
    openTelemetry: { enabled: false },
    registerInstance: false,
    cronMonitorIntervalSeconds: 15,
  });
  boss.on('error', (err) => logger.warn({ err }, 'work between requests is held up'));
  // Processes that start together on a new database create the schema at the same time: one succeeds, the others try
  // again.
  await boss.start({ attempts: 5 });
  await startQueues(boss);
  const stop = () => boss.stop({ timeout: stopMs });
  // It would take rounds from the processes that can do them.
  if (Object.keys(rounds).length === 0) return stop;
  await boss.createQueue(givenUp);
  await boss.createQueue(queue, { policy: 'short', deadLetter: givenUp, expireInSeconds, ...retries });
  // A clock that was ahead may have scheduled these in the future.
  await boss.getDb().executeSql('update pgboss.version set cron_on = null where cron_on > now()');
  await boss.deleteQueuedJobs(queue);
  for (const [name, { cron }] of Object.entries(rounds))
    await boss.schedule(queue, cron, { name }, { key: name, singletonKey: name });
  const first = Object.keys(rounds).map((name) => ({ data: { name }, singletonKey: name }));
  await boss.insert(queue, first);
  const run = async (id: string, name: string) => {
    try {
      await rounds[name]?.run();
      return { id, status: 'completed' as const };
    } catch (err) {
      logger.warn({ err, round: name }, 'a round of work failed');
      return { id, status: 'failed' as const, output: { error: String(err) } };
    }
  };
  await boss.work<{ readonly name: string }>(queue, { batchSize: 50, perJobResults: true }, (batch) =>
    Promise.all(batch.map(({ id, data }) => run(id, data.name))),
  );
  return stop;
};
