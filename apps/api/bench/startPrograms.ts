import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const readyLimitMs = 60_000;

/** A built program under load. */
export interface Program {
  readonly pid: number;
  /** Resident memory in MiB; null except on Linux. */
  memoryMiB(): number | null;
  stop(): Promise<void>;
}

const isReady = (url: string): Promise<boolean> =>
  fetch(url, { signal: AbortSignal.timeout(1_000) }).then(
    ({ ok }) => ok,
    () => false,
  );

const memoryOf = ({ pid }: ChildProcess): number | null => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Number(/^VmRSS:\s+(\d+) kB/m.exec(status)?.[1]) / 1024;
  } catch {
    return null;
  }
};

/** Starts a built program with its log in a file, as in production, and waits until it answers. */
export const startProgram = async (
  app: 'api' | 'sandbox',
  { env, logFile, readyUrl }: { env: Record<string, string>; logFile: string; readyUrl: string },
): Promise<Program> => {
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [join(root, 'apps', app, 'dist/main.js')], {
    cwd: root,
    env: { PATH: process.env.PATH ?? '', ...env },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const until = performance.now() + readyLimitMs;
  while (!(await isReady(readyUrl))) {
    if (child.exitCode !== null || performance.now() > until) {
      child.kill('SIGKILL');
      throw new Error(`The ${app} did not start: ${readFileSync(logFile, 'utf8').slice(-2_000)}`);
    }
    await wait(50);
  }
  return {
    pid: child.pid ?? 0,
    memoryMiB: () => memoryOf(child),
    stop: async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
};
