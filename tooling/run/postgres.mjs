import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { isRootOnDebian, runApt } from './debian.mjs';

/**
 * @typedef {{ url: string, stop(): Promise<void> }} Server `url` names a superuser who may create databases
 */

/** A server that starts at all does so well within this time. */
const readyTimeoutMs = 20_000;

/** Who runs a server that root asks for: PostgreSQL refuses to run as root, and Debian brings this user along. */
const serverUser = 'postgres';

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

/** @returns {{ uid?: number, gid?: number }} whom to run the server as */
const ownerOfServer = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, serverUser], { encoding: 'utf8' }).stdout.trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
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
  const folder = mkdtempSync(join(tmpdir(), 'backbeat-pg-'));
  const owner = ownerOfServer();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const inFolder = { cwd: folder, ...owner };
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', serverUser, '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
    { ...inFolder, encoding: 'utf8' },
  );
  if (made.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${made.stderr}`);
  }
  const settings = [
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
    'max_connections=400',
    ...(isDurable ? [] : ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off']),
  ];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', data, ...settings.flatMap((setting) => ['-c', setting])],
    { ...inFolder, stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let log = '';
  server.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-20_000);
  });
  const ended = once(server, 'close');
  const stop = async () => {
    // SIGINT is the fast stop: sessions that tests left open are ended.
    if (server.exitCode === null && server.signalCode === null) server.kill('SIGINT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (const until = Date.now() + readyTimeoutMs; !log.includes('ready to accept connections'); ) {
    if (server.exitCode !== null || Date.now() > until) {
      await stop();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  return {
    url: `postgresql://${serverUser}@localhost/postgres?host=${encodeURIComponent(folder)}`,
    stop,
  };
};
