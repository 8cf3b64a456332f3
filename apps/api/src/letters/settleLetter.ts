import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { letters } from '../db/schema/letters.ts';

interface Ending {
  readonly state: 'sent' | 'dropped' | 'dead';
  /** What the mail server said last; left out where that is known already. */
  readonly answer?: string;
  readonly at: Date;
}

/**
 * Ends a queued letter. Of the last letter to somebody whose account is deleted, nothing about them stays.
 *
 * @returns false for a letter that has ended before
 */
export const settleLetter = async (
  db: Database,
  id: string,
  { state, answer, at }: Ending,
): Promise<boolean> => {
  const unlessLast = (value: unknown) =>
    sql`case when ${letters.kind} = 'deletion-done' then null else ${value} end`;
  const ended = await db
    .update(letters)
    .set({
      state,
      settledAt: at,
      address: unlessLast(letters.address),
      answer: unlessLast(answer ?? letters.answer),
    })
    .where(and(eq(letters.id, id), eq(letters.state, 'queued')))
    .returning({ id: letters.id });
  return ended.length > 0;
};
