import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findSecrets } from './findSecrets.ts';

const main = fileURLToPath(new URL('../dist/main.js', import.meta.url));
const readyLimitMs = 120_000;

/** The built api as a process. */
export interface ApiProcess {
  readonly child: ChildProcess;
  /** Everything that it has printed. */
  readonly output: () => string;
  /** Milliseconds from start to ready. */
  readonly startedInMs: number;
  end(signal: NodeJS.Signals): Promise<number | null>;
}

const spawnApi = (
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
): { child: ChildProcess; output: () => string } => {
  // The process is short-lived, so optimised code of the embedded PostgreSQL would never pay off.
  const [command = '', ...rest] = [...through, process.execPath, '--liftoff-only', main];
  const child = spawn(command, rest, {
    cwd: join(main, '..', '..'),
    env: {
      PATH: process.env.PATH ?? '',
      NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? '',
      // Not the mail server of a system that runs beside the tests.
      MAIL_URL: 'smtp://localhost:1',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return { child, output: () => text };
};

/** Starts the api and waits until it prints that it is ready. */
export const startApiProcess = async (environment: Readonly<Record<string, string>>): Promise<ApiProcess> => {
  const startedAtMs = performance.now();
  const { child, output } = spawnApi(environment);
  while (!/^(api ready on|ready to send letters)/m.test(output())) {
    if (child.exitCode !== null || performance.now() - startedAtMs > readyLimitMs) {
      child.kill('SIGKILL');
      throw new Error(`The api did not start:\n${output()}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  return {
    child,
    output,
    startedInMs: Math.round(performance.now() - startedAtMs),
    end: async (signal) => {
      const found = findSecrets(output(), []);
      if (found.length > 0) throw new Error(`The log holds ${found.join(', and ')}`);
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const gone = once(child, 'exit');
      child.kill(signal);
      await gone;
      return child.exitCode;
    },
  };
};

/**
 * Starts an api that has to refuse, and returns its exit code and output.
 *
 * @param through a program that takes rights or room from the one that it starts
 */
export const refusedStart = async (
  environment: Readonly<Record<string, string>>,
  through: readonly string[] = [],
) => {
  const { child, output } = spawnApi(environment, through);
  await once(child, 'close');
  return { code: child.exitCode, output: output() };
};
