import { resolve } from 'node:path';
import { root } from './project.mjs';
import { defaultPorts, isPortFree, stackEnv, startStack } from './stack.mjs';
import { step } from './steps.mjs';

/**
 * @import { Stack } from './stack.mjs'
 * @import { Fleet } from './startFleet.mjs'
 */

/** How often the launcher looks whether the package manager that started it is still there. */
const parentCheckMs = 250;

/**
 * @param {string} name
 * @param {number} fallback
 */
const portFrom = (name, fallback) => {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number from 1 to 65535, not "${process.env[name]}".`);
};

/** The variables that name the ports. */
const portVariables = /** @type {const} */ ({
  site: 'SITE_PORT',
  desk: 'DESK_PORT',
  api: 'API_PORT',
  sandbox: 'SANDBOX_PORT',
  mail: 'SANDBOX_MAIL_PORT',
});

/** @param {string} command what to type, for the advice */
const readPorts = async (command) => {
  const ports = {
    site: portFrom(portVariables.site, defaultPorts.site),
    desk: portFrom(portVariables.desk, defaultPorts.desk),
    api: portFrom(portVariables.api, defaultPorts.api),
    sandbox: portFrom(portVariables.sandbox, defaultPorts.sandbox),
    mail: portFrom(portVariables.mail, defaultPorts.mail),
  };
  for (const [name, variable] of Object.entries(portVariables)) {
    const port = ports[/** @type {keyof typeof portVariables} */ (name)];
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} is in use, and the ${name} wants it. Stop what uses it, or choose another: ${variable}=${port + 1} ${command}`,
    );
  }
  return ports;
};

/**
 * A package manager sends a signal only to the shell of the script, which ends without passing it on: a changed parent
 * process is the only sign. Without a package manager, the launcher may outlive its parent.
 *
 * @param {() => void} stop
 */
const stopWithPackageManager = (stop) => {
  if (process.env.npm_lifecycle_event === undefined || process.platform === 'win32') return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || stop(), parentCheckMs).unref();
};

/** @param {Fleet} fleet */
const fleetText = ({ replicas, metricsUrl }) =>
  `${replicas.map(({ url, pid }) => `           ${url}   (process ${pid}, behind the balancer)`).join('\n')}
  balancer ${metricsUrl}

  Data is gone when it stops, by Ctrl-C.`;

/**
 * Prepares and runs the sandbox, the api, the site and the desk until it is told to stop.
 *
 * @param {string} command what to type, for the advice
 * @param {{ from?: 'built' | 'watched', isLoud: boolean, prepare: () => Promise<void>, env?: Record<string, string>, start?: (...args: Parameters<typeof startStack>) => Promise<Stack | Fleet> }} options
 */
const run = async (command, { from = 'built', isLoud, prepare, env = {}, start = startStack }) => {
  const ports = await readPorts(command);
  let isStopping = false;
  /** @type {Promise<{ stop(): Promise<void> } | null>} */
  let services = Promise.resolve(null);
  const stop = async (/** @type {number} */ code) => {
    if (isStopping) return;
    isStopping = true;
    // What is only just starting is stopped when it has: nothing may stay behind.
    await services.then((running) => running?.stop()).catch(() => {});
    console.log('Stopped.');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  stopWithPackageManager(() => void stop(0));
  await prepare();
  if (isStopping) return;
  const dataDir = resolve(root, process.env.BACKBEAT_DATA_DIR ?? '.data');
  const stack = await step('Starting', () => {
    const starting = start(
      { ...stackEnv(ports, dataDir), ...env },
      {
        from,
        ...(isLoud ? { onOutput: (text) => process.stdout.write(text) } : {}),
      },
    );
    services = starting;
    return starting;
  });
  if (isStopping) return;
  console.log(`
  Backbeat is running.

  site     ${stack.site.url}
  api      ${stack.api.url}
  sandbox  ${stack.sandbox.url}   (creators to sign in as, test cards, codes, the clock)
  desk     ${stack.desk?.url ?? 'off'}   (for staff: sign in as Admin Ada)

${'replicas' in stack ? fleetText(stack) : `  Data is kept in ${dataDir}. Ctrl-C stops everything.`}
`);
  const first = await Promise.race(
    [stack.site, stack.api, stack.sandbox, ...(stack.desk ? [stack.desk] : [])].map((one) =>
      one.ended.then(() => one),
    ),
  );
  if (isStopping) return;
  console.error(`The ${first.name} ended by itself:\n${first.log().trim().slice(-2_000)}`);
  await stop(1);
};

/** The sandbox's clock moves the api too; in production, which a demonstration may run in, the api refuses that. */
export const oneClock = {
  SANDBOX_CLOCK: process.env.SANDBOX_CLOCK ?? (process.env.NODE_ENV === 'production' ? '' : '1'),
};

/** @type {typeof run} */
export const launch = (command, options) =>
  run(command, options).catch((error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  });
