import { listenProblem } from '@backbeat/server';
import { createSandbox } from './createSandbox.ts';
import { readEnvironment } from './environment.ts';

const fail = (text: string): never => {
  console.error(text);
  process.exit(1);
};

const main = async (): Promise<void> => {
  const { port, mailPort, options } = readEnvironment(process.env);
  const sandbox = await createSandbox(options);
  try {
    await sandbox.start(port, mailPort);
  } catch (error) {
    await sandbox.close();
    const isMail = error instanceof Error && 'port' in error && error.port === mailPort;
    const variable = isMail ? 'SANDBOX_MAIL_PORT' : 'SANDBOX_PORT';
    const problem = listenProblem(error, { port: variable, host: 'SANDBOX_URL' });
    throw problem === null ? error : new Error(problem);
  }
  console.log(`sandbox ready on ${options.url}`);
  const stop = (): void => {
    void sandbox.close().then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
};

main().catch((error: unknown) => fail(`sandbox: ${error instanceof Error ? error.message : String(error)}`));
