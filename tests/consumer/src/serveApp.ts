import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '@backbeat/tooling/stack';
import type { ConsumerApp } from './createApp.ts';
import { startProgram } from './runProgram.ts';

/** A server of an app while it runs. */
export interface ServedApp {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

const answers = (url: string): Promise<boolean> =>
  fetch(url).then(
    ({ ok }) => ok,
    () => false,
  );

/** The longest wait for a first answer: some servers compile their pages then. */
const readyTimeoutMs = 20_000 * Number(process.env.PATIENCE ?? 4);

/**
 * Starts the app's own server and waits until it answers.
 *
 * @param file the server's program
 * @param argsFor its arguments for a port; `PORT` has the port as well
 */
export const serveApp = async (
  app: ConsumerApp,
  file: string,
  argsFor: (port: number) => readonly string[],
): Promise<ServedApp> => {
  const port = await freePort();
  const url = `http://localhost:${port}/`;
  const program = startProgram('node', [file, ...argsFor(port)], {
    cwd: app.folder,
    env: { PORT: String(port) },
  });
  const giveUpAt = Date.now() + readyTimeoutMs;
  while (!(await answers(url))) {
    if (Date.now() > giveUpAt || program.child.exitCode !== null) {
      program.child.kill();
      throw new Error(`${file} did not serve ${url}:\n${program.output()}`);
    }
    await wait(100);
  }
  return {
    url,
    stop: async () => {
      program.child.kill();
      await program.ended;
    },
  };
};
