import { readFileSync, writeFileSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer, type Server } from 'node:net';
import { dayMs } from '@backbeat/domain';
import { freePort } from '@backbeat/tooling/stack';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { createLastingDatabase, isOnServer } from '../../testing/openTestDatabase.ts';
import { refusedStart } from '../../testing/startApiProcess.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { openServerDatabase } from './openServerDatabase.ts';

/** Far longer than the driver's own five seconds, for a busy machine. */
const soonMs = 20_000;

const refusalOf = async (databaseUrl: string): Promise<string> => {
  const startedAtMs = performance.now();
  const refusal = await openServerDatabase(databaseUrl).catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(DatabaseUnavailable);
  expect(performance.now() - startedAtMs).toBeLessThan(soonMs);
  const sentence = refusal instanceof Error ? refusal.message : '';
  expect(sentence).toMatch(
    /^The PostgreSQL server of DATABASE_URL \([^)]*\) cannot be used, because [^\n]*\.$/,
  );
  expect(sentence).not.toContain('hunter2');
  return sentence;
};

const withServer = async (server: Server, use: (port: number) => Promise<void>): Promise<void> => {
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    await use(port);
  } finally {
    server.close();
  }
};

describe('a DATABASE_URL that leads nowhere is refused in one sentence', () => {
  it('when nothing listens there', async () => {
    const address = `postgres://ada:hunter2@127.0.0.1:${await freePort()}/backbeat`;
    expect(await refusalOf(address)).toContain('nothing listens there');
  });

  it('when the host is unknown', async () => {
    // Without a name service, the message is that the name cannot be looked up.
    expect(await refusalOf('postgres://ada:hunter2@db.invalid/backbeat')).toMatch(/no such host|looked up/);
  });

  it('when the socket is unknown', async () => {
    expect(await refusalOf('/nowhere/at/all backbeat')).toContain('no such socket');
  });

  it('when something else answers', () =>
    withServer(
      createHttpServer((_request, response) => response.end('hello')),
      async (port) => {
        const address = `postgres://ada:hunter2@127.0.0.1:${port}/backbeat`;
        expect(await refusalOf(address)).toContain('does not answer as PostgreSQL does');
      },
    ));

  it('when nobody answers', () => {
    const sockets = new Set<{ destroy(): void }>();
    const silent = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
    });
    return withServer(silent, async (port) => {
      const address = `postgres://ada:hunter2@127.0.0.1:${port}/backbeat`;
      expect(await refusalOf(address)).toContain('does not answer in time');
      for (const socket of sockets) socket.destroy();
    });
  });

  it('by the program, too, which ends with 1', async () => {
    const port = await freePort();
    const { code, output } = await refusedStart({
      API_PORT: String(await freePort()),
      DATABASE_URL: `postgres://ada:hunter2@127.0.0.1:${port}/backbeat`,
    });
    expect(code).toBe(1);
    expect(output.trim()).toBe(
      `The PostgreSQL server of DATABASE_URL (ada@127.0.0.1:${port}/backbeat) cannot be used, because nothing listens there: start it, or correct DATABASE_URL.`,
    );
  });
});

describe.runIf(isOnServer)('a server that does not let the api in is refused in one sentence', () => {
  const addressWith = (change: (url: URL) => void): string => {
    const url = new URL(process.env.TEST_POSTGRES_URL ?? '');
    change(url);
    return url.href;
  };
  const asAdmin = async (...queries: readonly string[]): Promise<unknown[]> => {
    const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL });
    await admin.connect();
    const rows: unknown[] = [];
    for (const query of queries) rows.push(...(await admin.query(query)).rows);
    await admin.end();
    return rows;
  };

  it('because the database is unknown', async () => {
    const address = addressWith((url) => {
      url.pathname = '/nothing_here';
    });
    expect(await refusalOf(address)).toContain('no such database');
  });

  it('because the user is unknown', async () => {
    const address = addressWith((url) => {
      url.username = 'nobody_here';
    });
    expect(await refusalOf(address)).toContain('does not let this user in');
  });

  it('because the password is wrong', async () => {
    const [setting] = await asAdmin('show hba_file', "create role locked login password 'right'");
    const { hba_file: rules } = z.object({ hba_file: z.string() }).parse(setting);
    writeFileSync(rules, `local all locked scram-sha-256\n${readFileSync(rules, 'utf8')}`);
    await asAdmin('select pg_reload_conf()');
    const address = addressWith((url) => {
      url.username = 'locked';
      url.password = 'hunter2';
    });
    await expect.poll(() => refusalOf(address).catch(String)).toContain('refuses the password');
  });

  it('because the user may not create tables', async () => {
    await asAdmin('create role reader login');
    const { target } = await createLastingDatabase();
    const address = new URL(target.databaseUrl ?? '');
    address.username = 'reader';
    expect(await refusalOf(address.href)).toContain('may not create tables');
  });
});

describe.runIf(isOnServer)('a server', () => {
  it('says the time, whatever this machine takes it for', async () => {
    const { target } = await createLastingDatabase();
    vi.useFakeTimers({ now: Date.now() + dayMs, toFake: ['Date'] });
    const database = await openServerDatabase(target.databaseUrl ?? '');
    expect(Math.abs((database.clock?.now() ?? 0) + dayMs - Date.now())).toBeLessThan(soonMs);
    vi.useRealTimers();
    await database.close();
  });
});
