import { randomUUID } from 'node:crypto';
import type { StaffRole } from '@backbeat/sdk/staff';
import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Database, DbDeps } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { staff, staffSessions } from '../db/schema/staff.ts';
import { hashSecret, randomSecret } from '../lib/secrets.ts';

const minuteMs = 60_000;

/** How long a session lasts after the provider has confirmed the person. */
export const staffLifetimeMs = 12 * 60 * minuteMs;
/** How long it lasts without a call. */
export const staffIdleMs = 30 * minuteMs;

type StaffSessionRow = typeof staffSessions.$inferSelect;

/** A running session, of an account that is staff now. */
export interface FoundStaffSession {
  readonly session: StaffSessionRow;
  readonly user: UserRow;
  readonly role: StaffRole;
}

/** Staff sessions, by the secret of their cookie. */
export interface StaffSessions {
  /** Begins a session, bound to the key of a browser. The provider has confirmed the person just now. */
  begin(
    tx: Database,
    userId: number,
    keyThumbprint: string,
  ): Promise<{ readonly id: string; readonly secret: string }>;
  find(secret: string): Promise<FoundStaffSession | null>;
  /** Notes a call; false if the session has ended meanwhile. */
  use(session: Pick<StaffSessionRow, 'id'>): Promise<boolean>;
  /** Ends the session of a cookie, if there is one. */
  end(secret: string): Promise<void>;
}

/** An account may open the desk while it has a role, and the tier `admin` by hand. */
export const findStaff = async (
  db: Database,
  userId: number,
): Promise<Pick<FoundStaffSession, 'user' | 'role'> | null> => {
  const [row] = await db
    .select({ user: users, role: staff.role })
    .from(staff)
    .innerJoin(users, eq(users.id, staff.userId))
    .where(and(eq(users.id, userId), eq(users.grantedTier, 'admin'), isNull(users.mergedIntoId)));
  return row ?? null;
};

/** Ends all staff sessions of an account, in the transaction that takes the role or the tier from it. */
export const endStaffSessions = async (tx: Database, userId: number, now: Date): Promise<void> => {
  await tx
    .update(staffSessions)
    .set({ endedAt: now })
    .where(and(eq(staffSessions.userId, userId), isNull(staffSessions.endedAt)));
};

/** @param deps with the clock of sign-ins */
export const createStaffSessions = ({ db, clock }: DbDeps): StaffSessions => {
  const isRunning = () =>
    and(
      isNull(staffSessions.endedAt),
      gt(staffSessions.confirmedAt, new Date(clock.now() - staffLifetimeMs)),
      gt(staffSessions.usedAt, new Date(clock.now() - staffIdleMs)),
    );

  return {
    begin: async (tx, userId, keyThumbprint) => {
      const [id, secret] = [randomUUID(), randomSecret()];
      const now = new Date(clock.now());
      const times = { confirmedAt: now, usedAt: now };
      await tx
        .insert(staffSessions)
        .values({ id, userId, secretHash: hashSecret(secret), keyThumbprint, ...times });
      return { id, secret };
    },

    find: async (secret) => {
      const [session] = await db
        .select()
        .from(staffSessions)
        .where(and(eq(staffSessions.secretHash, hashSecret(secret)), isRunning()));
      const member = session === undefined ? null : await findStaff(db, session.userId);
      return session === undefined || member === null ? null : { session, ...member };
    },

    use: async ({ id }) => {
      const used = await db
        .update(staffSessions)
        .set({ usedAt: new Date(clock.now()) })
        .where(and(eq(staffSessions.id, id), isRunning()))
        .returning({ id: staffSessions.id });
      return used.length === 1;
    },

    end: async (secret) => {
      await db
        .update(staffSessions)
        .set({ endedAt: new Date(clock.now()) })
        .where(and(eq(staffSessions.secretHash, hashSecret(secret)), isNull(staffSessions.endedAt)));
    },
  };
};
