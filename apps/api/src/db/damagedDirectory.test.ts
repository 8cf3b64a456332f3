import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inForm } from '@backbeat/tooling/inForm';
import { freePort } from '@backbeat/tooling/stack';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { damages, emptyLog, listingOf, type Place } from '../../testing/damages.ts';
import { startApiProcess } from '../../testing/startApiProcess.ts';
import { DatabaseUnavailable } from './DatabaseUnavailable.ts';
import { openEmbeddedDatabase } from './openEmbeddedDatabase.ts';

const marks = 500;
const pathShape = z.object({ rows: z.tuple([z.object({ path: z.string() })]) });

/** Creates a database with a table, and returns the path of its file. */
const fill = async (directory: string): Promise<string> => {
  const { db, close } = await openEmbeddedDatabase(directory);
  await db.execute(sql`create table marks as select generate_series(1, ${marks}::int) as mark`);
  const found = await db.execute(sql`select pg_relation_filepath('marks') as path`);
  await close();
  return pathShape.parse(found).rows[0].path;
};

const killed = ['killed', 'SIGKILL'] as const;
/** A killed process leaves more to lose. */
const endings = inForm({ short: [killed], whole: [killed, ['closed in order', 'SIGTERM'] as const] });

describe.each(endings)('a database that was %s', (_, signal) => {
  let root: string;
  let directory: string;
  let place: Place;

  beforeAll(async () => {
    root = mkdtempSync(join(tmpdir(), 'api-damaged-'));
    directory = join(root, 'api');
    place = { root, data: join(directory, 'database'), tablePath: await fill(directory) };
    const api = await startApiProcess({
      API_PORT: String(await freePort()),
      BACKBEAT_DATA_DIR: root,
      SANDBOX_URL: 'http://localhost:1',
    });
    await api.end(signal);
    // The lock file of the ended process is not part of the database.
    rmSync(join(directory, 'owner.lock'), { force: true });
  }, 240_000);
  afterAll(() => rmSync(root, { recursive: true, force: true }));

  it.each(damages)(
    'is refused in one sentence and left as it is when %s',
    async (_damage, damage) => {
      const undo = damage(place);
      const before = listingOf(directory);
      const refusal = await openEmbeddedDatabase(directory).catch((error: unknown) => error);
      expect(refusal).toBeInstanceOf(DatabaseUnavailable);
      expect(String(refusal)).toContain(place.data);
      expect(String(refusal)).toContain('BACKBEAT_DATA_DIR');
      expect(String(refusal).trim().split('\n')).toHaveLength(1);
      expect(listingOf(directory)).toEqual(before);
      undo();
    },
    120_000,
  );

  it.each([
    [
      'a folder',
      (copy: string) => {
        mkdirSync(copy);
        writeFileSync(join(copy, 'stale'), '');
      },
    ],
    ['a file', (copy: string) => writeFileSync(copy, 'of an earlier release')],
  ])(
    'is put back as it was although a start that was killed has left its copy: %s',
    async (_kind, leave) => {
      leave(join(directory, 'database.before'));
      const undo = emptyLog(place);
      const before = listingOf(place.data);
      await expect(openEmbeddedDatabase(directory)).rejects.toThrow(DatabaseUnavailable);
      expect(listingOf(place.data)).toEqual(before);
      undo();
    },
    120_000,
  );

  it('opens with everything in it when nothing is wrong, again and again', async () => {
    for (const _round of [1, 2]) {
      const { db, close } = await openEmbeddedDatabase(directory);
      const found = await db.execute(sql`select count(*)::int as count from marks`);
      await close();
      expect(found).toMatchObject({ rows: [{ count: marks }] });
    }
  }, 120_000);
});
