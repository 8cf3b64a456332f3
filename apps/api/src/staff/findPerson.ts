import { eq, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';

/**
 * The account with this guid, or the one that it became by a merge.
 *
 * @throws ApiError 'not_found'
 */
export const findPerson = async (db: Database, guid: string): Promise<UserRow> => {
  const [user] = await db
    .select()
    .from(users)
    .where(
      eq(
        users.id,
        sql`coalesce((select coalesce(merged_into_id, id) from users where guid = ${guid}), (select user_id from account_merges where guid = ${guid}))`,
      ),
    );
  if (user === undefined) throw new ApiError('not_found', 'There is nobody with this guid.');
  return user;
};
