import { resolve } from 'node:path';
import { install } from './install.mjs';
import { root, turbo } from './project.mjs';
import { isPortFree, stackEnv, startStack } from './stack.mjs';
import { step } from './steps.mjs';

/**
 * @param {string} name
 * @param {number} fallback
 */
const portFrom = (name, fallback) => {
  const port = Number(process.env[name] ?? fallback);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Error(`${name} must be a port number from 1 to 65535, not "${process.env[name]}".`);
};

const main = async () => {
  const ports = {
    site: portFrom('SITE_PORT', 3000),
    api: portFrom('API_PORT', 4000),
    sandbox: portFrom('SANDBOX_PORT', 4100),
  };
  for (const [name, port] of Object.entries(ports)) {
    if (await isPortFree(port)) continue;
    throw new Error(
      `Port ${port} is in use, and the ${name} wants it. Stop what uses it, or choose another: ${name.toUpperCase()}_PORT=${port + 1} npm start`,
    );
  }
  await step('Installing packages', install);
  await step('Building', async () => {
    const { code, output } = await turbo('build', ['@backbeat/site', '@backbeat/api', '@backbeat/sandbox']);
    if (code !== 0) throw new Error(`The build failed:\n${output}`);
  });
  const dataDir = resolve(root, process.env.BACKBEAT_DATA_DIR ?? '.data');
  const isLoud = process.env.LOG_LEVEL !== undefined;
  const stack = await step('Starting', () =>
    startStack(stackEnv(ports, dataDir), isLoud ? { onOutput: (text) => process.stdout.write(text) } : {}),
  );
  console.log(`
  Backbeat is running.

  site     ${stack.site.url}
  api      ${stack.api.url}
  sandbox  ${stack.sandbox.url}   (creators to sign in as, test cards, codes, the clock)

  Data is kept in ${dataDir}. Ctrl-C stops everything.
`);
  let isStopping = false;
  const stop = async (/** @type {number} */ code) => {
    if (isStopping) return;
    isStopping = true;
    await stack.stop();
    console.log('Stopped.');
    process.exit(code);
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => void stop(0));
  const first = await Promise.race(
    [stack.site, stack.api, stack.sandbox].map((one) => one.ended.then(() => one)),
  );
  if (isStopping) return;
  console.error(`The ${first.name} ended by itself:\n${first.log().trim().slice(-2_000)}`);
  await stop(1);
};

main().catch((error) => {
  console.error(`\n${error.message}`);
  process.exit(1);
});
