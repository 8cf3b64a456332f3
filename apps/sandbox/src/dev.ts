import { createSandbox } from './createSandbox.ts';
import { readEnvironment } from './environment.ts';

/** For the development launcher, which stops and starts the sandbox within its process when a source changes. */
export const start = async (): Promise<() => Promise<void>> => {
  const { port, mailPort, options } = readEnvironment(process.env);
  const sandbox = await createSandbox(options);
  await sandbox.start(port, mailPort);
  return sandbox.close;
};
