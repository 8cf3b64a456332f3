import { ConfigError } from './config/ConfigError.ts';
import { parseConfig } from './config/parseConfig.ts';
import { DatabaseUnavailable } from './db/DatabaseUnavailable.ts';
import { startApi } from './startApi.ts';

/** Longer than a stop takes after its drain, so that a stop that hangs still ends the process. */
const stopLimitMs = 4_600;

/** By then, compiling that runs when a start fails has ended. */
const compileMs = 100;

/** An error that an operator can mend is printed as one sentence; any other keeps its stack. */
const sentenceOf = (error: unknown): string => {
  if (error instanceof ConfigError || error instanceof DatabaseUnavailable) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
};

const run = async (): Promise<void> => {
  const config = parseConfig(process.env);
  const stop = await startApi(config);
  let isStopping = false;
  const end = (): void => {
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => process.exit(1), config.drainMs + stopLimitMs).unref();
    stop().then(
      () => process.exit(0),
      (error: unknown) => {
        console.error(sentenceOf(error));
        process.exit(1);
      },
    );
  };
  process.on('SIGTERM', end);
  process.on('SIGINT', end);
  process.stdout.write(`api ready on ${config.apiUrl}\n`);
};

run().catch((error: unknown) => {
  console.error(sentenceOf(error));
  // Node can hang in an exit beside its own compiling threads, nodejs/node#54918: a start has much to compile.
  setTimeout(() => process.exit(1), compileMs);
});
