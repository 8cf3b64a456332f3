import { type ConstructorOptions, PgBoss, systemClock } from 'pg-boss';
import type { Logger } from 'pino';

/** Where pg-boss keeps its queues. */
export type JobStore = Pick<ConstructorOptions, 'db' | 'backend'>;

/** Work between requests: each time it does what is due by the api's clock. What it throws has it done again. */
export interface Round {
  readonly cron: string;
  run(): Promise<unknown>;
}

const queue = 'rounds';
/** What failed each time is kept there for whoever operates the api. */
const givenUp = 'given-up-rounds';
const retries = { retryLimit: 3, retryDelay: 5, retryBackoff: true } as const;
/** A process that takes longer is dead: another one does the round. */
const expireInSeconds = 300;
const stopMs = 2_000;

/**
 * Does the rounds now and at their times, each time in one of the processes on the database.
 *
 * @returns stops: waits for what runs, no longer than a stop may take
 */
export const startJobs = async (
  { jobs, logger }: { readonly jobs: JobStore; readonly logger: Pick<Logger, 'warn'> },
  rounds: Readonly<Record<string, Round>>,
): Promise<() => Promise<void>> => {
  const boss = new PgBoss({
    ...jobs,
    // A timer must not wait for a day because the machine's clock was put back.
    clock: { ...systemClock, now: () => performance.timeOrigin + performance.now() },
    openTelemetry: { enabled: false },
    registerInstance: false,
    cronMonitorIntervalSeconds: 15,
  });
  boss.on('error', (err) => logger.warn({ err }, 'work between requests is held up'));
  // Processes that start together on a new database make its schema at once: one does, and the others look again.
  await boss.start({ attempts: 5 });
  await boss.createQueue(givenUp);
  await boss.createQueue(queue, { policy: 'short', deadLetter: givenUp, expireInSeconds, ...retries });
  // A clock that was ahead may have set these to a day to come, and nothing would be done until then.
  await boss.getDb().executeSql('update pgboss.version set cron_on = null where cron_on > now()');
  await boss.deleteQueuedJobs(queue);
  for (const [name, { cron }] of Object.entries(rounds))
    await boss.schedule(queue, cron, { name }, { key: name, singletonKey: name });
  const first = Object.keys(rounds).map((name) => ({ data: { name }, singletonKey: name }));
  if (first.length > 0) await boss.insert(queue, first);
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
  return () => boss.stop({ timeout: stopMs });
};
