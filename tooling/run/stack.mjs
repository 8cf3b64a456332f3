import { spawn } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:net';
import { nodePath, root, toolEnv } from './project.mjs';

/**
 * @typedef {'sandbox' | 'api' | 'site' | 'desk'} ServiceName
 * @typedef {{ site: number, desk?: number, api: number, sandbox: number, mail: number }} Ports `desk`: without it the desk is off
 * @typedef {{ onOutput?: (text: string) => void, from?: 'built' | 'watched', program?: readonly string[] }} StartOptions
 * @typedef {{ name: ServiceName | 'balancer', url: string, pid: number | undefined, stop(signal?: NodeJS.Signals): Promise<void>, ended: Promise<number | null>, log(): string }} Service
 * @typedef {Record<Exclude<ServiceName, 'desk'>, Service> & { desk: Service | null, stop(): Promise<void> }} Stack
 */

/** @type {Readonly<Required<Ports>>} */
export const defaultPorts = { site: 3000, desk: 3001, api: 4000, sandbox: 4100, mail: 4125 };

/** @type {Record<ServiceName, string>} */
const portVariables = { sandbox: 'SANDBOX_PORT', api: 'API_PORT', site: 'SITE_PORT', desk: 'DESK_PORT' };

/** What Node runs for a service: its build, or its sources, restarted at every edit. @type {Record<'built' | 'watched', Record<ServiceName, readonly string[]>>} */
const programs = {
  built: {
    sandbox: ['apps/sandbox/dist/main.js'],
    api: ['apps/api/dist/main.js'],
    site: ['apps/site/dist-server/main.js'],
    desk: ['apps/desk/dist-server/main.js'],
  },
  watched: {
    sandbox: ['tooling/run/devService.mjs', 'apps/sandbox/src/dev.ts'],
    api: ['tooling/run/devService.mjs', 'apps/api/src/dev.ts'],
    // Its configuration is read from the sources too: nothing has to be built before.
    site: [
      '--conditions=@backbeat/source',
      'apps/site/node_modules/vite/bin/vite.js',
      'apps/site',
      '--configLoader=native',
      '--clearScreen=false',
    ],
    desk: [
      '--conditions=@backbeat/source',
      'apps/desk/node_modules/vite/bin/vite.js',
      'apps/desk',
      '--configLoader=native',
      '--clearScreen=false',
    ],
  },
};

/** Longest wait for a service's first answer: PGlite makes its files on the first start. `PATIENCE` as in the browser tests. */
const readyTimeoutMs = 30_000 * Number(process.env.PATIENCE ?? 4);

/** After this long a service that does not stop is ended. */
const stopTimeoutMs = 6_000;

/**
 * @param {number} port
 * @returns {Promise<boolean>} whether nothing listens on the port yet
 */
export const isPortFree = (port) =>
  new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(false));
    probe.listen(port, 'localhost', () => probe.close(() => done(true)));
  });

/** Below the ports that the system gives to outgoing connections (32,768 and up). */
const ports = { first: 20_000, count: 12_000 };
let nextPort = ports.first + Math.floor(Math.random() * ports.count);

/** @returns {Promise<number>} a port that nothing uses now, another one at each call */
export const freePort = async () => {
  for (;;) {
    const port = nextPort;
    nextPort = ports.first + ((port + 1 - ports.first) % ports.count);
    if (await isPortFree(port)) return port;
  }
};

/**
 * A partner account at the sandbox's YouTube. Its key is made anew, and nowhere kept: the sandbox checks with it what
 * the api signs.
 *
 * @param {string} sandboxUrl
 */
export const partnerEnv = (sandboxUrl) => ({
  YOUTUBE_PARTNER_URL: `${sandboxUrl}/youtube/partner/v1`,
  YOUTUBE_PARTNER_TOKEN_URL: `${sandboxUrl}/google/token`,
  YOUTUBE_PARTNER_ACCOUNT: 'backbeat@sandbox.iam.gserviceaccount.example',
  YOUTUBE_PARTNER_OWNER: 'sandbox-content-owner',
  YOUTUBE_PARTNER_KEY: generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  }).privateKey,
});

/**
 * The environment that ties the services together.
 *
 * @param {Ports} ports
 * @param {string} dataDir
 */
export const stackEnv = (ports, dataDir) => ({
  SITE_PORT: String(ports.site),
  API_PORT: String(ports.api),
  SANDBOX_PORT: String(ports.sandbox),
  SANDBOX_MAIL_PORT: String(ports.mail),
  SITE_URL: `http://localhost:${ports.site}`,
  API_URL: `http://localhost:${ports.api}`,
  SANDBOX_URL: `http://localhost:${ports.sandbox}`,
  MAIL_URL: `smtp://localhost:${ports.mail}`,
  BACKBEAT_DATA_DIR: dataDir,
  // Somebody's own account is asked instead.
  ...(process.env.YOUTUBE_PARTNER_KEY ? {} : partnerEnv(`http://localhost:${ports.sandbox}`)),
  ...(ports.desk === undefined
    ? {}
    : { DESK_PORT: String(ports.desk), STAFF_ORIGIN: `http://localhost:${ports.desk}` }),
});

/** @param {string} url @param {() => boolean} gaveUp */
const isAnswering = async (url, gaveUp) => {
  const until = Date.now() + readyTimeoutMs;
  while (Date.now() < until && !gaveUp()) {
    const ok = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2_000) }).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ok) return true;
    await new Promise((done) => setTimeout(done, 60));
  }
  return false;
};

/**
 * Starts a program and waits until it answers.
 *
 * @param {Pick<Service, 'name' | 'url'>} service
 * @param {readonly string[]} command
 * @param {{ env: Record<string, string>, onOutput?: ((text: string) => void) | undefined }} options
 * @returns {Promise<Service>}
 */
export const startProgram = async ({ name, url }, [program = '', ...args], { env, onOutput }) => {
  const child = spawn(program, args, { cwd: root, env: toolEnv(env), stdio: ['ignore', 'pipe', 'pipe'] });
  let log = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => {
      log += chunk;
      onOutput?.(String(chunk));
    });
  }
  let isOver = false;
  /** @type {Promise<number | null>} */
  const ended = new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', (code) => done(code));
  }).then((code) => {
    isOver = true;
    return code;
  });
  const stop = async (/** @type {NodeJS.Signals} */ signal = 'SIGTERM') => {
    if (isOver) return;
    child.kill(signal);
    const force = setTimeout(() => child.kill('SIGKILL'), stopTimeoutMs);
    await ended;
    clearTimeout(force);
  };
  if (!(await isAnswering(url, () => isOver))) {
    await stop();
    throw new Error(`The ${name} did not start on ${url}.\n${log.trim()}`);
  }
  return { name, url, pid: child.pid, stop, ended, log: () => log };
};

/**
 * Starts one service as its own process and waits until it answers.
 *
 * @param {ServiceName} name
 * @param {Record<string, string>} env what `stackEnv` gave, and more if wanted
 * @param {StartOptions} [options] `program`: what Node runs for another build of the service
 */
export const startService = (name, env, { onOutput, from = 'built', program } = {}) =>
  startProgram(
    { name, url: `http://localhost:${env[portVariables[name]]}` },
    [nodePath(), '--enable-source-maps', ...(program ?? programs[from][name])],
    { env, onOutput },
  );

/**
 * Starts services at once. When one of them does not start, none is left.
 *
 * @param {readonly Promise<Service>[]} starting
 * @returns {Promise<{ services: readonly Service[], stop(): Promise<void> }>}
 */
export const startTogether = async (starting) => {
  const started = await Promise.allSettled(starting);
  const services = started.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const stop = async () => {
    await Promise.all(services.map((service) => service.stop()));
  };
  const failed = started.find((outcome) => outcome.status === 'rejected');
  if (failed === undefined) return { services, stop };
  await stop();
  throw failed.reason;
};

/**
 * Starts the desk where it has a port.
 *
 * @param {Record<string, string>} env
 * @param {StartOptions} [options]
 */
export const startDesk = (env, options) => (env.DESK_PORT ? [startService('desk', env, options)] : []);

/**
 * Starts the sandbox, the api, the site and, where it has a port, the desk together.
 *
 * @param {Record<string, string>} env
 * @param {StartOptions} [options]
 * @returns {Promise<Stack>}
 */
export const startStack = async (env, options) => {
  const { services, stop } = await startTogether([
    startService('sandbox', env, options),
    startService('api', env, options),
    startService('site', env, options),
    ...startDesk(env, options),
  ]);
  const [sandbox, api, site, desk = null] = services;
  if (!sandbox || !api || !site) throw new Error('A service did not start.');
  return { sandbox, api, site, desk, stop };
};
