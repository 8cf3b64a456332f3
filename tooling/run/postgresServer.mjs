import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * @typedef {{ programs: string, folder: string }} Home where the programs are, and a folder for data and sockets
 * @typedef {{ url: string, pid: number | undefined, log(): string, end(signal?: NodeJS.Signals): Promise<void> }} PostgresServer
 */

/** A server that starts at all does so well within this time. */
const readyTimeoutMs = 20_000;

/** Who runs a server that root asks for: PostgreSQL refuses to run as root, and Debian brings this user along. */
const serverUser = 'postgres';

/** @returns {{ uid?: number, gid?: number }} whom to run the server as */
const ownerOfServer = () => {
  if (process.getuid?.() !== 0) return {};
  const idOf = (/** @type {string} */ flag) =>
    Number(spawnSync('id', [flag, serverUser], { encoding: 'utf8' }).stdout.trim());
  return { uid: idOf('-u'), gid: idOf('-g') };
};

/**
 * A temporary folder that the server's user may write.
 *
 * @param {string} programs what `ensurePostgres` gave
 * @returns {Home}
 */
export const makeHome = (programs) => {
  const folder = mkdtempSync(join(tmpdir(), 'backbeat-pg-'));
  const owner = ownerOfServer();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  return { programs, folder };
};

/**
 * Runs one of PostgreSQL's programs, or the system's, as the server's user. Throws an Error with what it said when it fails.
 *
 * @param {Home} home
 * @param {string} program
 * @param {readonly string[]} args
 * @returns {string} what it printed
 */
export const runAsServer = ({ programs, folder }, program, args) => {
  const { status, stdout, stderr, error } = spawnSync(program, args, {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${programs}:${process.env.PATH ?? ''}` },
    ...ownerOfServer(),
  });
  if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr}`);
  return stdout;
};

/**
 * Makes an empty cluster in the folder `name` of a home.
 *
 * @param {Home} home
 * @param {string} name
 */
export const makeCluster = (home, name) =>
  runAsServer(home, 'initdb', [
    ...['-D', join(home.folder, name), '-U', serverUser, '-A', 'trust'],
    ...['-E', 'UTF8', '--locale=C.UTF-8', '--no-sync'],
  ]);

/**
 * Starts the cluster in the folder `name`: on a socket in its home, and nowhere else unless the settings say so.
 *
 * @param {Home} home
 * @param {string} name
 * @param {readonly string[]} settings such as `max_connections=10`
 * @returns {Promise<PostgresServer>} `url` names a superuser who may create databases
 */
export const startCluster = async ({ programs, folder }, name, settings) => {
  const all = ['listen_addresses=', `unix_socket_directories=${folder}`, 'max_connections=400', ...settings];
  const server = spawn(
    join(programs, 'postgres'),
    ['-D', join(folder, name), ...all.flatMap((setting) => ['-c', setting])],
    { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...ownerOfServer() },
  );
  let log = '';
  server.stderr.on('data', (chunk) => {
    log = `${log}${chunk}`.slice(-20_000);
  });
  const ended = once(server, 'close');
  const end = async (/** @type {NodeJS.Signals} */ signal = 'SIGINT') => {
    // SIGINT is the fast stop: sessions that tests left open are ended.
    if (server.exitCode === null && server.signalCode === null) server.kill(signal);
    await ended;
  };
  for (const until = Date.now() + readyTimeoutMs; !/ready to accept (read-only )?connections/.test(log); ) {
    if (server.exitCode !== null || Date.now() > until) {
      await end();
      throw new Error(`PostgreSQL did not start:\n${log}`);
    }
    await new Promise((done) => setTimeout(done, 20));
  }
  const port = all.findLast((setting) => setting.startsWith('port='))?.slice('port='.length);
  const place = `host=${encodeURIComponent(folder)}${port === undefined ? '' : `&port=${port}`}`;
  return {
    url: `postgresql://${serverUser}@localhost/postgres?${place}`,
    pid: server.pid,
    log: () => log,
    end,
  };
};
