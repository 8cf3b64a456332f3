import { type StaffMember, staffEndpoints } from '@backbeat/sdk/staff';
import { asc, eq, max, sql } from 'drizzle-orm';
import type { Database, DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { staff, staffSessions } from '../db/schema/staff.ts';
import { ApiError } from '../http/ApiError.ts';
import type { StaffMount } from './StaffMount.ts';
import { findAccount, setStaffRole } from './staffRole.ts';

const readTeam = async (db: Database): Promise<StaffMember[]> => {
  const name = sql<string>`coalesce(${users.displayName}, ${users.username})`;
  const rows = await db
    .select({
      guid: users.guid,
      name,
      role: staff.role,
      addedAt: staff.addedAt,
      seenAt: max(staffSessions.usedAt),
    })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .leftJoin(staffSessions, eq(staffSessions.userId, staff.userId))
    .groupBy(users.id, staff.userId)
    .orderBy(asc(name), asc(users.id));
  return rows.map(({ addedAt, seenAt, ...member }) => ({
    ...member,
    added_at: addedAt.toISOString(),
    seen_at: seenAt?.toISOString() ?? null,
  }));
};

/** Two owners who take each other's role at once would leave none: the second one waits, and is none by then. */
const isStillOwner = async (tx: Database, userId: number): Promise<boolean> => {
  const owners = await tx
    .select({ userId: staff.userId })
    .from(staff)
    .where(eq(staff.role, 'owner'))
    .orderBy(asc(staff.userId))
    .for('update');
  return owners.some((owner) => owner.userId === userId);
};

/** GET /staff/v1/team and PUT /staff/v1/team/{guid}: who is staff. An owner cannot end as the last one. */
export const mountTeam = (mount: StaffMount, { db, clock }: DbDeps): void => {
  mount(staffEndpoints.staffTeam, async () => ({ members: await readTeam(db) }));

  mount(staffEndpoints.staffTeamUpdate, async ({ staff: caller, params, body, log }) => {
    const refuse = async (why: string): Promise<never> => {
      const refused = { what: 'refused:staffTeamUpdate', person: params, after: { role: body.role } };
      await db.transaction((tx) => log(tx, { ...refused, reason: body.reason }));
      throw new ApiError('forbidden', why);
    };
    // Before the account is looked for: owners stay owners until another one says otherwise.
    if (params.guid.toLowerCase() === caller.user.guid) return refuse('Nobody changes their own role.');
    const isDone = await db.transaction(async (tx) => {
      if (!(await isStillOwner(tx, caller.user.id))) return false;
      const person = await findAccount(tx, params.guid);
      if (person === null) throw new ApiError('not_found', 'There is no such account.');
      const standing = await setStaffRole(tx, person, body.role, new Date(clock.now()));
      await log(tx, { person, ...standing, reason: body.reason });
      return true;
    });
    if (!isDone) return refuse('This needs the role owner.');
    return { members: await readTeam(db) };
  });
};
