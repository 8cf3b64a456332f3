import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from './Database.ts';
import { openEmbeddedDatabase } from './openEmbeddedDatabase.ts';

const callers = 300;

describe('the embedded engine under a crowd', () => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await openEmbeddedDatabase(null);
  });
  afterAll(() => database.close());

  it('yields to timers and sockets long before every query is done', async () => {
    let served = 0;
    const crowd = Array.from({ length: callers }, () =>
      database.db.transaction(async (tx) => {
        for (const step of [1, 2, 3]) await tx.execute(sql`select ${step}::int + 1`);
        served += 1;
      }),
    );
    const servedByTick: number[] = [];
    while (served < callers) {
      servedByTick.push(served);
      await wait(1);
    }
    await Promise.all(crowd);
    const between = servedByTick.slice(1).map((count, tick) => count - (servedByTick[tick] ?? 0));
    expect(servedByTick.length).toBeGreaterThan(10);
    expect(Math.max(...between)).toBeLessThan(callers / 3);
  });

  it('answers every question with its own answer', async () => {
    const questions = Array.from({ length: 50 }, (_, it) => ({ it }));
    const answers = await Promise.all(
      questions.map(async ({ it }) => database.db.execute(sql`select ${it}::int as it`)),
    );
    expect(answers).toMatchObject(questions.map((row) => ({ rows: [row] })));
  });
});
