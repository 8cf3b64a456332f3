import { ensurePostgres, startPostgres } from './postgres.mjs';
import { orThrow, run } from './project.mjs';

/**
 * Runs a command beside a temporary PostgreSQL, whose address is in TEST_POSTGRES_URL. Without a server, tests run on
 * the embedded database; in CI that is an error.
 */
const main = async () => {
  const [command, ...args] = process.argv.slice(2);
  if (command === undefined) throw new Error('Say what to run: node tooling/run/withPostgres.mjs <command>');
  const cwd = process.cwd();
  const found = ensurePostgres();
  if ('missing' in found) {
    if (process.env.CI) orThrow(found);
    console.log(`On the embedded database: there is ${found.missing}`);
    process.exitCode = (await run(command, args, { show: true, cwd })).code;
    return;
  }
  const server = await startPostgres(found.programs);
  try {
    const { code } = await run(command, args, { show: true, cwd, env: { TEST_POSTGRES_URL: server.url } });
    process.exitCode = code;
  } finally {
    await server.stop();
  }
};

main().catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
