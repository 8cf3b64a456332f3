import { sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { TestApi } from './createTestApi.ts';

const rowsSchema = z.object({ rows: z.array(z.object({ name: z.string() })) });
const namesIn = (answer: unknown) => rowsSchema.parse(answer).rows.map(({ name }) => name);

/** Tables with rows that contain one of the texts. */
export const tablesWith = async ({ deps: { db } }: TestApi, texts: readonly string[]): Promise<string[]> => {
  const found = new Set<string>();
  const tables = await db.execute(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  for (const table of namesIn(tables)) {
    const rows = await db.execute(sql`select t::text as name from ${sql.identifier(table)} t`);
    if (namesIn(rows).some((row) => texts.some((text) => row.toLowerCase().includes(text.toLowerCase()))))
      found.add(table);
  }
  return [...found];
};
