import { join } from 'node:path';
import { createServer, isRunnableDevEnvironment } from 'vite';
import { root } from './project.mjs';

/**
 * Runs a service from its sources and starts it anew when one of them changes. The libraries stay loaded, which is
 * most of a start. Its argument is a module whose `start` resolves to a function that stops the service.
 */
const [entry = ''] = process.argv.slice(2);
const { environments, watcher } = await createServer({
  root: join(root, entry, '../..'),
  configFile: false,
  appType: 'custom',
  logLevel: 'warn',
  // Vite would load the changed modules by itself, beside the start below, and keep one that failed.
  server: { middlewareMode: true, ws: false, hmr: false },
  environments: { ssr: { resolve: { conditions: ['@backbeat/source', 'module', 'node', 'development'] } } },
});
const { ssr } = environments;
if (ssr === undefined || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules here.');

/** @type {() => Promise<void>} */
let stop = async () => {};
/** The last start or stop. Each waits for the one before. */
let latest = Promise.resolve();

const restart = () => {
  latest = latest
    .then(() => stop())
    // Whatever went wrong at its end, the service starts anew.
    .catch((error) => console.error(error))
    .then(async () => {
      stop = async () => {};
      ssr.runner.clearCache();
      const service = await ssr.runner.import(join(root, entry));
      stop = await service.start();
    })
    // An edit that does not run is logged, and the next one tried.
    .catch((error) => console.error(error));
};

/** Whether a change restarts the service: one of a source of the app or of what it imports, even if it does not parse. @param {string} file */
const isSource = (file) => /\/src\/.*\.ts$/.test(file) && !/\.test\.ts$/.test(file);
/** The watcher tells nothing of a file for 50 ms after a change: what is saved meanwhile is read after that. */
const quietMs = 60;
let waiting = /** @type {NodeJS.Timeout | undefined} */ (undefined);
watcher.on('all', (_event, file) => {
  if (!isSource(file)) return;
  clearTimeout(waiting);
  waiting = setTimeout(restart, quietMs);
});
for (const signal of ['SIGINT', 'SIGTERM']) {
  process.on(signal, () => void latest.then(() => stop()).finally(() => process.exit(0)));
}
restart();
