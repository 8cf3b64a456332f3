import { rmSync } from 'node:fs';
import { ensurePostgres } from '@backbeat/tooling/postgres';
import {
  makeCluster,
  makeHome,
  type PostgresServer,
  runAsServer,
  startCluster,
} from '@backbeat/tooling/postgresServer';
import { orThrow } from '@backbeat/tooling/project';
import pg from 'pg';
import * as z from 'zod/mini';

/** Queries a server once, as its superuser. */
export const query = async (
  url: string,
  text: string,
  values: readonly unknown[] = [],
): Promise<Record<string, unknown>[]> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
  client.on('error', () => {});
  await client.connect();
  try {
    return (await client.query<Record<string, unknown>>(text, [...values])).rows;
  } finally {
    await client.end();
  }
};

const oneText = z.tuple([z.object({ value: z.string() })]);
/** The single text that a query returns as `value`. */
export const queryText = async (url: string, text: string): Promise<string> =>
  oneText.parse(await query(url, text))[0].value;

/** Whether the server has replayed its log, so that it takes writes. */
export const isPrimary = async (url: string): Promise<boolean> =>
  (await queryText(url, 'select pg_is_in_recovery()::text as value').catch(() => 'true')) === 'false';

/** A folder for clusters that a test starts, breaks and restores. */
export const openDatabaseHome = () => {
  const home = makeHome(orThrow(ensurePostgres()).programs);
  const servers: PostgresServer[] = [];
  const stopAll = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.end()));
  };
  return {
    folder: home.folder,
    makeCluster: (name: string) => makeCluster(home, name),
    /** Runs a program as the server's user does. */
    run: (program: string, ...args: readonly string[]) => runAsServer(home, program, args),
    start: async (name: string, ...settings: readonly string[]): Promise<PostgresServer> => {
      const server = await startCluster(home, name, settings);
      servers.push(server);
      return server;
    },
    stopAll,
    close: async (): Promise<void> => {
      await stopAll();
      rmSync(home.folder, { recursive: true, force: true });
    },
  };
};

export type DatabaseHome = ReturnType<typeof openDatabaseHome>;
