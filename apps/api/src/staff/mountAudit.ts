import { dayMs } from '@backbeat/domain';
import { staffEndpoints } from '@backbeat/sdk/staff';
import { and, desc, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import { auditLog } from '../db/schema/staff.ts';
import { coveredName } from './coveredName.ts';
import type { StaffMount } from './StaffMount.ts';

const pageLength = 50;

const isOnDay = (day: string): SQL | undefined => {
  const begins = Date.parse(day);
  return and(gte(auditLog.at, new Date(begins)), lt(auditLog.at, new Date(begins + dayMs)));
};

/** GET /staff/v1/audit: what staff did. */
export const mountAudit = (mount: StaffMount, { db }: Pick<DbDeps, 'db'>): void => {
  const [members, people] = [alias(users, 'members'), alias(users, 'people')];
  const nameOf = (table: typeof members | typeof people): SQL<string | null> =>
    sql<string | null>`coalesce(${table.displayName}, ${table.username})`;

  mount(staffEndpoints.staffAudit, async ({ query: { before, person, staff, what, day } }) => {
    const rows = await db
      .select({ row: auditLog, staffName: nameOf(members), personName: nameOf(people) })
      .from(auditLog)
      .leftJoin(members, eq(members.guid, auditLog.staffGuid))
      .leftJoin(people, eq(people.guid, auditLog.personGuid))
      .where(
        and(
          before === undefined ? undefined : lt(auditLog.id, sql`${before}::bigint`),
          person === undefined ? undefined : eq(auditLog.personGuid, person),
          staff === undefined ? undefined : eq(auditLog.staffGuid, staff),
          what === undefined ? undefined : inArray(auditLog.what, [what, `refused:${what}`]),
          day === undefined ? undefined : isOnDay(day),
        ),
      )
      .orderBy(desc(auditLog.id))
      .limit(pageLength + 1);
    return {
      entries: rows.slice(0, pageLength).map(({ row, staffName, personName }) => ({
        id: row.id,
        at: row.at.toISOString(),
        staff: row.staffGuid === null ? null : { guid: row.staffGuid, name: staffName ?? row.staffGuid },
        what: row.what,
        person:
          row.personGuid === null
            ? null
            : { guid: row.personGuid, name: personName === null ? null : coveredName(personName) },
        before: row.before,
        after: row.after,
        reason: row.reason,
        request_id: row.requestId,
        address: row.address,
      })),
      has_more: rows.length > pageLength,
    };
  });
};
