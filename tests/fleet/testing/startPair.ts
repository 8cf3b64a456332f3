import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureHaproxy, haproxyArgs } from '@backbeat/tooling/haproxy';
import type { PostgresServer } from '@backbeat/tooling/postgresServer';
import { orThrow } from '@backbeat/tooling/project';
import { freePort, startProgram } from '@backbeat/tooling/stack';
import { openDatabaseHome, query, queryText } from './openDatabaseHome.ts';
import { until } from './until.ts';

/** Ends a server and all its processes at once, as a machine does that loses its power. */
const killServer = async (server: PostgresServer): Promise<void> => {
  if (server.pid === undefined) throw new Error('The server does not run.');
  process.kill(server.pid, 'SIGSTOP');
  spawnSync('pkill', ['-KILL', '-P', String(server.pid)]);
  await server.end('SIGKILL');
};

/** A primary and a synchronous standby, behind HAProxy with the file that operators are given. */
export const startPair = async () => {
  const { program } = orThrow(ensureHaproxy());
  const home = openDatabaseHome();
  const ports = [await freePort(), await freePort()] as const;
  const [door, metrics] = [await freePort(), await freePort()];
  const start = (name: string, index: 0 | 1) =>
    home.start(name, 'listen_addresses=127.0.0.1', `port=${ports[index]}`);
  /** A copy of the server at one port, that follows it at the other. */
  const follow = async (name: string, index: 0 | 1): Promise<PostgresServer> => {
    const source = `host=${home.folder} port=${ports[index === 0 ? 1 : 0]} user=postgres application_name=standby`;
    home.run('pg_basebackup', '-d', source, '-D', name, '-c', 'fast', '-R');
    return start(name, index);
  };
  home.makeCluster('first');
  const first = await start('first', 0);
  await query(first.url, 'create role balancer login');
  const second = await follow('second', 1);
  const balancer = await startProgram(
    { name: 'balancer', url: `http://127.0.0.1:${metrics}` },
    [program, ...haproxyArgs('haproxy-postgres.cfg')],
    {
      env: {
        DATABASE: `127.0.0.1:${door}`,
        METRICS: `127.0.0.1:${metrics}`,
        DB_1: `127.0.0.1:${ports[0]}`,
        DB_2: `127.0.0.1:${ports[1]}`,
      },
    },
  );
  // HAProxy assumes that each server takes writes until it has checked twice.
  const knowsStandby = /^haproxy_server_status\{proxy="database",server="db2",state="DOWN"\} 1$/m;
  await until(async () =>
    knowsStandby.test(await (await fetch(`http://127.0.0.1:${metrics}/metrics`)).text()),
  );
  return {
    first,
    second,
    start,
    follow,
    killServer,
    /** Makes each commit of a server wait for its standby, or for no other server. */
    awaitStandby: async (url: string, isAwaited: boolean): Promise<void> => {
      await query(url, `alter system set synchronous_standby_names = '${isAwaited ? 'standby' : ''}'`);
      await query(url, 'select pg_reload_conf()');
      if (!isAwaited) return;
      const state = "select coalesce(max(sync_state), '') as value from pg_stat_replication";
      await until(async () => (await queryText(url, state)) === 'sync');
    },
    promote: (name: string) => home.run('pg_ctl', 'promote', '-D', join(home.folder, name)),
    /** The environment of the api. */
    databaseUrl: `postgresql://postgres@127.0.0.1:${door}/postgres`,
    close: async (): Promise<void> => {
      await balancer.stop();
      await home.close();
    },
  };
};
