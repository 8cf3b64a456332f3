import { and, eq, inArray, isNull, sql } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { type VideoClaimRow, videoClaims } from '../db/schema/claims.ts';

/** Claims that the platform does not release: staff are at them, and the promise runs on, answered or not. */
export const isRefused =
  and(inArray(videoClaims.state, ['with-staff', 'answered']), eq(videoClaims.reason, 'refused')) ??
  sql`false`;

/** Claims of accounts that have not been merged into another one. */
export const isOfAccount = (db: Database) =>
  inArray(videoClaims.userId, db.select({ id: users.id }).from(users).where(isNull(users.mergedIntoId)));

/** A claim that this process works on, until `tryAt`. */
export const isStillOurs = ({ id, tryAt }: Pick<VideoClaimRow, 'id' | 'tryAt'>) =>
  and(eq(videoClaims.id, id), tryAt === null ? isNull(videoClaims.tryAt) : eq(videoClaims.tryAt, tryAt));
