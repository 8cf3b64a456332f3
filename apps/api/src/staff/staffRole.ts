import type { StaffRole } from '@backbeat/sdk/staff';
import { eq } from 'drizzle-orm';
import { findByAccountCode } from '../billing/accountCodes.ts';
import { lockAccount, writeTier } from '../billing/writeSubscriptions.ts';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { staff } from '../db/schema/staff.ts';
import { endStaffSessions } from './staffSessions.ts';

/** A role and the tier that goes with it. */
export interface StaffStanding {
  readonly role: StaffRole | null;
  readonly granted_tier: UserRow['grantedTier'];
}

const guidPattern = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The account of a guid or an account code; null for none, and for one that was merged into another. */
export const findAccount = async (db: Database, named: string): Promise<UserRow | null> => {
  const user = guidPattern.test(named)
    ? (await db.select().from(users).where(eq(users.guid, named)))[0]
    : await findByAccountCode(db, named);
  return user === undefined || user === null || user.mergedIntoId !== null ? null : user;
};

/**
 * Gives an account a role and the tier `admin`, or takes both. Sessions of before end, so that nobody acts with a role
 * that they no longer have.
 *
 * @returns before and after, for the log
 * @throws ApiError 'unauthorized' when the account was merged into another one meanwhile
 */
export const setStaffRole = async (
  tx: Database,
  { id }: Pick<UserRow, 'id'>,
  role: StaffRole | null,
  now: Date,
): Promise<{ readonly before: StaffStanding; readonly after: StaffStanding }> => {
  const account = await lockAccount(tx, id);
  const [member] = await tx.select().from(staff).where(eq(staff.userId, id));
  const grantedTier = role !== null ? 'admin' : account.grantedTier === 'admin' ? null : account.grantedTier;
  await tx.update(users).set({ grantedTier }).where(eq(users.id, id));
  await writeTier(tx, { ...account, grantedTier }, now);
  if (role === null) await tx.delete(staff).where(eq(staff.userId, id));
  else
    await tx
      .insert(staff)
      .values({ userId: id, role, addedAt: now })
      .onConflictDoUpdate({ target: staff.userId, set: { role } });
  if (member?.role !== role) await endStaffSessions(tx, id, now);
  return {
    before: { role: member?.role ?? null, granted_tier: account.grantedTier },
    after: { role, granted_tier: grantedTier },
  };
};
