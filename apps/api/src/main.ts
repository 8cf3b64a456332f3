import { ConfigError } from './config/ConfigError.ts';
import { parseConfig } from './config/parseConfig.ts';
import { DatabaseUnavailable } from './db/DatabaseUnavailable.ts';
import { startApi } from './startApi.ts';

/** Ends the process if a stop hangs; regular stops take less after the drain. */
const stopLimitMs = 4_600;

/** Compiling threads of a failed start have ended by then. */
const compileMs = 100;

/** Errors for operators are printed as one sentence, all others with their stack. */
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
  process.stdout.write(
    config.mail.worker === 'only' ? 'ready to send letters\n' : `api ready on ${config.apiUrl}\n`,
  );
};

run().catch((error: unknown) => {
  console.error(sentenceOf(error));
  // An exit can hang beside Node's compiling threads (nodejs/node#54918), which a start keeps busy.
  setTimeout(() => process.exit(1), compileMs);
});
