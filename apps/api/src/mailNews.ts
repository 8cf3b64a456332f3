import { parseArgs } from 'node:util';
import { type StationId, stationIds } from '@backbeat/domain/content';
import { ConfigError } from './config/ConfigError.ts';
import { parseConfig } from './config/parseConfig.ts';
import { DatabaseUnavailable } from './db/DatabaseUnavailable.ts';
import { openDatabase } from './db/openDatabase.ts';
import { startJobs } from './db/startJobs.ts';
import { createLetters } from './letters/createLetters.ts';
import { createNews } from './letters/createNews.ts';
import { systemClock } from './lib/clock.ts';
import { createLogger } from './operations/createLogger.ts';

/** What an operator typed is not enough. */
class UsageError extends Error {}

const usage = 'pnpm mail:news <campaign> --stations chill,lofi [--send]';

const isStation = (id: string): id is StationId => stationIds.some((one) => one === id);

const readCommand = () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { stations: { type: 'string', default: '' }, send: { type: 'boolean', default: false } },
  });
  const [name = '', ...others] = positionals;
  const ids = values.stations.split(',').filter((id) => id !== '');
  const stations = ids.filter(isStation);
  if (!/^[\w-]{1,60}$/.test(name) || others.length > 0)
    throw new UsageError(`A campaign has a name of letters, digits and hyphens: ${usage}`);
  if (stations.length === 0 || stations.length < ids.length)
    throw new UsageError(`The stations are some of ${stationIds.join(', ')}: ${usage}`);
  return { name, stations, isSent: values.send };
};

/** Says how many people would get news of stations, and with `--send` queues the letter for each of them. */
const run = async (): Promise<void> => {
  const { name, stations, isSent } = readCommand();
  const config = parseConfig(process.env);
  const logger = createLogger(config.logLevel);
  const { db, jobs, clock = systemClock, close } = await openDatabase(config);
  try {
    const letters = createLetters({ db, clock, logger });
    const news = createNews({ db, config, letters });
    if (!isSent) {
      process.stdout.write(`${await news.count(name)} people would get “${name}”. --send sends it.\n`);
      return;
    }
    // Its jobs wake the processes that send letters.
    const stop = await startJobs({ jobs, logger }, {}, (boss) => letters.start(boss, null));
    try {
      const sent = await news.send({ name, facts: { stations } });
      process.stdout.write(`“${name}” is queued for ${sent} people.\n`);
    } finally {
      await stop();
    }
  } finally {
    await close();
  }
};

run().catch((error: unknown) => {
  const isSaid =
    error instanceof UsageError || error instanceof ConfigError || error instanceof DatabaseUnavailable;
  console.error(isSaid ? error.message : error);
  process.exitCode = 1;
});
