import { and, eq, ne, sql } from 'drizzle-orm';
import type { Deps } from '../Deps.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { users } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { UserRow } from '../session/Session.ts';

/** A name may change this often: often enough to mend a mistake, seldom enough to keep a name findable. */
const betweenChangesMs = 30 * 86_400_000;

/** May the account change its display name now? The first change is always free. */
export const canChangeName = ({ nameChangedAt }: Pick<UserRow, 'nameChangedAt'>, nowMs: number): boolean =>
  nameChangedAt === null || nowMs - nameChangedAt.getTime() >= betweenChangesMs;

/** Is the name free for this account? Names that differ only in case are the same. */
export const isNameFree = async (
  { db }: Pick<Deps, 'db'>,
  userId: number,
  name: string,
): Promise<boolean> => {
  const [taken] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${name})`, ne(users.id, userId)));
  return taken === undefined;
};

/** @throws ApiError 'forbidden' when it is too soon, 'conflict' when somebody has the name */
export const changeName = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  user: UserRow,
  name: string,
): Promise<void> => {
  // The same name again is a repeated call, not a change.
  if (user.username === name && user.displayName === name) return;
  if (!canChangeName(user, clock.now()))
    throw new ApiError('forbidden', 'The display name was changed a short while ago.');
  try {
    await db
      .update(users)
      .set({ username: name, displayName: name, nameChangedAt: new Date(clock.now()) })
      .where(eq(users.id, user.id));
  } catch (error) {
    if (isUniqueViolation(error)) throw new ApiError('conflict', 'Somebody else has this display name.');
    throw error;
  }
};
