import { dayMs, displayNameProblem, displayNameProblemTexts, tidyDisplayName } from '@backbeat/domain';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { DbDeps } from '../db/Database.ts';
import { isUniqueViolation } from '../db/isUniqueViolation.ts';
import { takenNames, type UserRow, users } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import { isReservedName } from './nameKey.ts';
import { claimName, isNameTaken } from './takenNames.ts';

/** Long enough that a name can be found again, short enough to correct a mistake. */
const betweenChangesMs = 30 * dayMs;

/** May the account change its display name now? The first change is always free. */
export const canChangeName = ({ nameChangedAt }: Pick<UserRow, 'nameChangedAt'>, nowMs: number): boolean =>
  nameChangedAt === null || nowMs - nameChangedAt.getTime() >= betweenChangesMs;

/** Is the name free for this account? Names that differ in case or look alike are the same. */
export const isNameFree = async (
  { db }: Pick<DbDeps, 'db'>,
  userId: number,
  wanted: string,
): Promise<boolean> => {
  const name = tidyDisplayName(wanted);
  if (displayNameProblem(name) !== null || isReservedName(name)) return false;
  if (await isNameTaken(db, userId, name)) return false;
  const [same] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(sql`lower(${users.username}) = lower(${name})`, ne(users.id, userId)));
  return same === undefined;
};

const refuseProblem = (name: string): void => {
  const problem = displayNameProblem(name) ?? (isReservedName(name) ? 'reserved' : null);
  if (problem === null) return;
  throw new ApiError('validation', 'Nobody can have this display name.', {
    details: { fields: { username: displayNameProblemTexts[problem] } },
  });
};

/**
 * @throws ApiError 'validation' when nobody may have the name, 'forbidden' when it is too soon, 'conflict' when
 * somebody has it, or one that reads like it
 */
export const changeName = async ({ db, clock }: DbDeps, user: UserRow, wanted: string): Promise<void> => {
  const name = tidyDisplayName(wanted);
  // The same name again is a repetition and uses up no change.
  if (user.username === name && user.displayName === name) return;
  refuseProblem(name);
  if (!canChangeName(user, clock.now()))
    throw new ApiError('forbidden', 'The display name was changed a short while ago.');
  const taken = () => new ApiError('conflict', 'Somebody else has this display name, or one like it.');
  try {
    await db.transaction(async (tx) => {
      await tx.delete(takenNames).where(eq(takenNames.userId, user.id));
      if (!(await claimName(tx, user.id, name))) throw taken();
      await tx
        .update(users)
        .set({ username: name, displayName: name, nameChangedAt: new Date(clock.now()) })
        .where(eq(users.id, user.id));
    });
  } catch (error) {
    throw isUniqueViolation(error) ? taken() : error;
  }
};
