import { staffEndpoints } from '@backbeat/sdk/staff';
import { eq } from 'drizzle-orm';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { staffSessions } from '../db/schema/staff.ts';
import type { Cookies } from '../http/cookies.ts';
import type { Clock } from '../lib/clock.ts';
import { publicName } from '../names/publicName.ts';
import { readWaiting } from './inboxes/mountInboxes.ts';
import { refundLimitOf } from './refundLimit.ts';
import type { StaffMount } from './StaffMount.ts';
import { staffIdleMs, staffLifetimeMs } from './staffSessions.ts';

interface StaffSessionDeps extends DbDeps {
  readonly sessionClock?: Clock;
  readonly config: { readonly staff: Pick<Config['staff'], 'refundLimitCents'> };
}

const after = (moment: Date, ms: number): string => new Date(moment.getTime() + ms).toISOString();

/** GET /staff/v1/me and POST /staff/v1/sign-out. */
export const mountStaffSession = (
  mount: StaffMount,
  { db, clock, sessionClock = clock, config }: StaffSessionDeps,
  { cookies }: { readonly cookies: Cookies },
): void => {
  mount(staffEndpoints.staffMe, async ({ staff }) => {
    const [session] = await db.select().from(staffSessions).where(eq(staffSessions.id, staff.sessionId));
    if (session === undefined) throw new Error('The session of a call is gone.');
    return {
      session_id: session.id,
      guid: staff.user.guid,
      name: publicName(staff.user),
      role: staff.role,
      confirmed_at: session.confirmedAt.toISOString(),
      ends_at: after(session.confirmedAt, staffLifetimeMs),
      idle_ends_at: after(session.usedAt, staffIdleMs),
      refund_limit_cents: refundLimitOf(staff.role, config.staff),
      waiting: await readWaiting({ db, clock }),
    };
  });

  mount(staffEndpoints.staffSignOut, async ({ context, staff, log }) => {
    await db.transaction(async (tx) => {
      await tx
        .update(staffSessions)
        .set({ endedAt: new Date(sessionClock.now()) })
        .where(eq(staffSessions.id, staff.sessionId));
      await log(tx, { before: { session: staff.sessionId } });
    });
    cookies.dropStaff(context);
  });
};
