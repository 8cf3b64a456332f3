import { existsSync, readdirSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { makeCluster, makeHome, startCluster } from './postgresServer.mjs';
import { isRootOnDebian, runApt } from './programs.mjs';

/**
 * @typedef {{ url: string, stop(): Promise<void> }} Server `url` names a superuser who may create databases
 */

/** For data that need not survive a crash of the machine. */
const careless = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off'];

const debianHome = '/usr/lib/postgresql';

/** Folders that may hold the server's programs, the newest release first. */
const candidateFolders = () => [
  ...(process.env.POSTGRES_BIN === undefined ? [] : [process.env.POSTGRES_BIN]),
  ...(existsSync(debianHome)
    ? readdirSync(debianHome)
        .sort((a, b) => Number(b) - Number(a))
        .map((release) => join(debianHome, release, 'bin'))
    : []),
  ...(process.env.PATH ?? '').split(delimiter),
];

const findPrograms = () =>
  candidateFolders().find((folder) =>
    ['initdb', 'postgres'].every((program) => existsSync(join(folder, program))),
  );

const advice =
  'no PostgreSQL server on this machine. Install the package "postgresql", or set POSTGRES_BIN to the folder of initdb and postgres.';

/**
 * Finds a PostgreSQL server's programs, and installs them first where that is possible without asking.
 *
 * @returns {{ programs: string } | { missing: string }} their folder, or why there is none
 */
export const ensurePostgres = () => {
  const found = findPrograms();
  if (found !== undefined) return { programs: found };
  try {
    if (isRootOnDebian()) runApt(['postgresql']);
  } catch (error) {
    return { missing: `${advice} (${error instanceof Error ? error.message : error})` };
  }
  const programs = findPrograms();
  return programs === undefined ? { missing: advice } : { programs };
};

/**
 * Starts a server that lives in a temporary folder and listens on a socket there: no port, no other user of the
 * machine, nothing left behind.
 *
 * @param {string} programs what `ensurePostgres` gave
 * @param {{ isDurable?: boolean }} [options] `isDurable` waits for the disk, as a server in earnest does; tests need not
 * @returns {Promise<Server>}
 */
export const startPostgres = async (programs, { isDurable = false } = {}) => {
  const home = makeHome(programs);
  const clear = () => rmSync(home.folder, { recursive: true, force: true });
  try {
    makeCluster(home, 'data');
    const { url, end } = await startCluster(home, 'data', isDurable ? [] : careless);
    return {
      url,
      stop: async () => {
        await end();
        clear();
      },
    };
  } catch (error) {
    clear();
    throw error;
  }
};
