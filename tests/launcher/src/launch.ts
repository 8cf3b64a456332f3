import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort, isPortFree } from '@backbeat/tooling/stack';

/** A running launcher, started by its package manager. */
export interface Launched {
  readonly siteUrl: string;
  readonly apiUrl: string;
  readonly sandboxUrl: string;
  readonly npm: ChildProcess;
  readonly printed: () => string;
  /** Waits until none of the ports is listened on. Throws after the time. */
  readonly untilPortsAreFree: (timeoutMs: number) => Promise<void>;
  /** Ends what is left, and removes its data. */
  readonly clean: () => Promise<void>;
}

/** Where turbo keeps what it built: beside the repository, also for a worktree of it. */
const buildCache = (): string => {
  const args = ['rev-parse', '--path-format=absolute', '--git-common-dir'];
  return join(execFileSync('git', args, { encoding: 'utf8' }).trim(), '../.turbo/cache');
};

/** An environment as a person's terminal has it; the copy takes from the cache what is built already. */
const terminalEnv = (): NodeJS.ProcessEnv => ({
  ...Object.fromEntries(
    Object.entries(process.env).filter(
      ([name]) =>
        !/^(npm_|pnpm_|vitest|turbo_|node_env$|node_options$|vite_|init_cwd$|log_level$)/i.test(name),
    ),
  ),
  TURBO_CACHE_DIR: buildCache(),
  // The launcher is as patient with its services as the tests are with it.
  PATIENCE: '10',
});

/** Beside the other tests a slow machine takes minutes for what a quiet one starts in 20 seconds. */
const hangsAfterMs = 300_000;

/** Starts `npm run <script>` in a folder, on ports and with data of its own, and waits until it says that it runs. */
export const launch = async (folder: string, script: 'start' | 'dev' | 'fleet'): Promise<Launched> => {
  const dataDir = await mkdtemp(join(tmpdir(), 'backbeat-launched-'));
  const ports = {
    site: await freePort(),
    desk: await freePort(),
    api: await freePort(),
    sandbox: await freePort(),
    mail: await freePort(),
  };
  const npm = spawn('npm', ['run', script], {
    cwd: folder,
    env: {
      ...terminalEnv(),
      SITE_PORT: String(ports.site),
      DESK_PORT: String(ports.desk),
      API_PORT: String(ports.api),
      SANDBOX_PORT: String(ports.sandbox),
      SANDBOX_MAIL_PORT: String(ports.mail),
      BACKBEAT_DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
    // A group of its own, so that whatever a failing test leaves can be ended with it.
    detached: true,
  });
  let text = '';
  for (const stream of [npm.stdout, npm.stderr]) {
    stream?.on('data', (chunk) => {
      text += chunk;
    });
  }
  const clean = async () => {
    try {
      if (npm.pid !== undefined) process.kill(-npm.pid, 'SIGKILL');
    } catch {
      // Nothing of the group is left.
    }
    await rm(dataDir, { recursive: true, force: true });
  };
  const untilPortsAreFree = async (timeoutMs: number) => {
    for (const until = Date.now() + timeoutMs; ; await wait(50)) {
      const areFree = await Promise.all(Object.values(ports).map(isPortFree));
      if (areFree.every(Boolean)) return;
      if (Date.now() > until) throw new Error(`Somebody still listens after ${timeoutMs} ms:\n${text}`);
    }
  };
  for (const until = Date.now() + hangsAfterMs; !text.includes('Backbeat is running'); await wait(50)) {
    if (npm.exitCode === null && Date.now() < until) continue;
    await clean();
    throw new Error(`npm run ${script} did not start:\n${text}`);
  }
  return {
    siteUrl: `http://localhost:${ports.site}`,
    apiUrl: `http://localhost:${ports.api}`,
    sandboxUrl: `http://localhost:${ports.sandbox}`,
    npm,
    printed: () => text,
    untilPortsAreFree,
    clean,
  };
};
