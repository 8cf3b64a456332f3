import type { ErrorCode } from '@backbeat/sdk/contract';
import { hasRole, type StaffAct, type StaffActKind, type StaffPreview } from '@backbeat/sdk/staff';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import type { Deletion } from '../../account/createDeletion.ts';
import type { MergeOffers } from '../../account/createMergeOffers.ts';
import type { BillingDeps } from '../../billing/BillingDeps.ts';
import { asApiError } from '../../billing/billingErrors.ts';
import type { BillingSync } from '../../billing/createBillingSync.ts';
import { lockAccount } from '../../billing/writeSubscriptions.ts';
import type { Config } from '../../config/Config.ts';
import type { Database } from '../../db/Database.ts';
import { type UserRow, users } from '../../db/schema/accounts.ts';
import { staffActs, staff as staffRows } from '../../db/schema/staff.ts';
import { ApiError } from '../../http/ApiError.ts';
import { digest } from '../../lib/secrets.ts';
import type { Withdrawals } from '../../withdrawals/createWithdrawals.ts';
import { canonicalJson } from '../auditLog.ts';
import type { LoggedAct, StaffCaller } from '../StaffMount.ts';
import type { ActKind, ActPlan, ActRow } from './ActPlan.ts';
import { createAccountActs } from './accountActs.ts';
import { createCouponAct } from './couponAct.ts';
import { createRefundAct } from './createRefundAct.ts';
import { createMergeAct } from './mergeAct.ts';

/** Until then the call that began an act still works on it. */
const inFlightMs = 60_000;
const batchSize = 100;

/** An act that somebody has confirmed. */
interface Confirmation {
  readonly staff: StaffCaller;
  readonly person: UserRow;
  readonly act: StaffAct;
  readonly reason: string;
  readonly key: string;
  readonly version: string;
  log(tx: Database, act: LoggedAct): Promise<void>;
}

/** What staff do to accounts: each once, whatever dies in between. */
export interface StaffActs {
  preview(staff: StaffCaller, person: UserRow, act: StaffAct): Promise<StaffPreview>;
  /** @returns whether it is done; else it goes on by itself. @throws ApiError when it cannot be done */
  confirm(confirmation: Confirmation): Promise<boolean>;
  /** Finishes what dead processes and a silent provider left. */
  settle(): Promise<void>;
  /** Finishes all that was begun for an account. Throws while something is open. */
  finishAllOf(userId: number): Promise<void>;
}

const versionOf = (person: UserRow, act: StaffAct, plan: ActPlan): string =>
  digest([person.guid, act, plan]).slice(0, 22);

/** The log outlives the account, so it holds neither what a note says nor names of people and at other companies. */
const loggedOf = (act: StaffAct, { changes, refundCents }: ActPlan) => {
  const { kind } = act;
  if (kind === 'note' || kind === 'unlink_identity') return { after: { kind } };
  if (kind === 'start_merge') return { after: act };
  const side = (of: 'before' | 'after') =>
    Object.fromEntries(changes.map((change) => [change.what, change[of]]));
  return { before: side('before'), after: { ...side('after'), ...act, ...(refundCents && { refundCents }) } };
};

const changed = ({ kind }: StaffAct): ApiError =>
  kind === 'refund'
    ? new ApiError('refund_changed', 'What goes back has changed. Nothing was done.')
    : new ApiError('conflict', 'The account has changed since. Nothing was done.');

/** Errors of ours end an act; while a company is away, or something broke, it is tried again. */
const failureOf = (error: unknown): ApiError | null => {
  const known = asApiError(error);
  if (!(known instanceof ApiError)) return null;
  return known.code === 'provider_unavailable' || known.code === 'internal' ? null : known;
};

/** The provider's silence is an error of the contract. */
const rethrow = (error: unknown): never => {
  throw asApiError(error);
};

const endedError = (code: ErrorCode): ApiError => new ApiError('conflict', `The act has ended with ${code}.`);

/** Nobody gives themselves anything. */
const isForOneself = ({ user }: StaffCaller, person: UserRow, { kind }: StaffAct): boolean =>
  user.id === person.id && kind !== 'note';

export const createStaffActs = (
  deps: BillingDeps & { readonly config: { readonly staff: Pick<Config['staff'], 'refundLimitCents'> } },
  parts: {
    readonly withdrawals: Withdrawals;
    readonly deletion: Deletion;
    readonly mergeOffers: MergeOffers;
    readonly sync: BillingSync;
  },
): StaffActs => {
  const { db, clock, config, logger } = deps;
  const kinds: Readonly<Record<StaffActKind, ActKind>> = {
    ...createAccountActs(deps, parts.deletion),
    apply_coupon: createCouponAct(deps, parts.sync),
    start_merge: createMergeAct(deps, parts.mergeOffers),
    refund: createRefundAct(deps, parts.withdrawals, config.staff),
  };

  const refuse = async (
    { person, act, log }: Pick<Confirmation, 'person' | 'act' | 'log'>,
    message: string,
  ): Promise<never> => {
    await db.transaction((tx) => log(tx, { what: 'refused:staffAct', person, after: { kind: act.kind } }));
    throw new ApiError('forbidden', message);
  };

  const end = (id: string, failure: ErrorCode | null) =>
    db
      .update(staffActs)
      .set({ endedAt: new Date(clock.now()), failure })
      .where(and(eq(staffActs.id, id), isNull(staffActs.endedAt)));

  /** @returns whether it is done. @throws ApiError that ended it */
  const finish = async (row: ActRow): Promise<boolean> => {
    const [person] = await db
      .select()
      .from(users)
      .where(eq(users.id, row.userId ?? 0));
    if (person === undefined) {
      await end(row.id, 'not_found');
      return true;
    }
    try {
      await kinds[row.act.kind].finish?.(row.act, person, row);
      await end(row.id, null);
      return true;
    } catch (error) {
      const failure = failureOf(error);
      if (failure !== null) {
        await end(row.id, failure.code);
        throw failure;
      }
      logger.warn({ err: error, actId: row.id }, 'an act of the staff is not finished yet');
      return false;
    }
  };

  const finishEach = async (rows: readonly ActRow[]): Promise<void> => {
    for (const row of rows)
      await finish(row).catch((err: unknown) => {
        logger.error({ err, actId: row.id }, 'an act of the staff could not be done');
      });
  };

  /** What is done to a member of the staff takes an owner, or a manager could shut the others out. */
  const planOf = async (act: StaffAct, person: UserRow): Promise<ActPlan> => {
    const plan = await kinds[act.kind].plan(act, person).catch(rethrow);
    const isStaff = (await db.$count(staffRows, eq(staffRows.userId, person.id))) > 0;
    return isStaff && act.kind !== 'note' ? { ...plan, role: 'owner' } : plan;
  };

  const findRow = async (id: string): Promise<ActRow | null> => {
    const [row] = await db.select().from(staffActs).where(eq(staffActs.id, id));
    return row ?? null;
  };

  /** A repeated call does nothing but finish what the first one began. */
  const repeat = async (row: ActRow, { staff, person, act }: Confirmation): Promise<boolean> => {
    const isSame =
      row.staffId === staff.user.id &&
      row.userId === person.id &&
      canonicalJson(row.act) === canonicalJson(act);
    if (!isSame) throw new ApiError('conflict', 'The key belongs to another act.');
    if (row.failure !== null) throw endedError(row.failure);
    return row.endedAt !== null || (await finish(row));
  };

  const begin = (confirmation: Confirmation, plan: ActPlan): Promise<ActRow | null> => {
    const { staff, person, act, reason, key: id, log } = confirmation;
    const { write, finish: later } = kinds[act.kind];
    return db.transaction(async (tx) => {
      const locked = await lockAccount(tx, person.id);
      const now = new Date(clock.now());
      // Deleting it takes its acts with it, after it has finished those that it found.
      if (locked.deletionDueAt !== null && locked.deletionDueAt <= now)
        throw new ApiError('conflict', 'The account is being deleted.');
      const [row] = await tx
        .insert(staffActs)
        .values({
          id,
          staffId: staff.user.id,
          userId: person.id,
          act,
          reason,
          goal: plan.goal ?? null,
          at: now,
          endedAt: later === undefined ? now : null,
        })
        .onConflictDoNothing()
        .returning();
      if (row === undefined) return null;
      await write?.(tx, { id, act, person, plan, locked, staffId: staff.user.id, now });
      await log(tx, { person, ...loggedOf(act, plan), reason });
      return row;
    });
  };

  return {
    preview: async (staff, person, act) => {
      const plan = await planOf(act, person);
      const neededRole = hasRole(staff.role, plan.role) ? null : plan.role;
      return {
        changes: [...plan.changes],
        refund_cents: plan.refundCents,
        letter: plan.letter,
        needs_role: isForOneself(staff, person, act) ? 'somebody_else' : neededRole,
        version: versionOf(person, act, plan),
      };
    },

    confirm: async (confirmation) => {
      const { staff, person, act, key, version } = confirmation;
      const known = await findRow(key);
      if (known !== null) return repeat(known, confirmation);
      if (isForOneself(staff, person, act)) await refuse(confirmation, 'Nobody acts on their own account.');
      const plan = await planOf(act, person);
      if (!hasRole(staff.role, plan.role)) await refuse(confirmation, `This needs the role ${plan.role}.`);
      if (versionOf(person, act, plan) !== version) throw changed(act);
      const begun = (await begin(confirmation, plan)) ?? (await findRow(key));
      if (begun === null) throw changed(act);
      return repeat(begun, confirmation);
    },

    settle: async () => {
      const open = and(isNull(staffActs.endedAt), lt(staffActs.at, new Date(clock.now() - inFlightMs)));
      await finishEach(
        await db.select().from(staffActs).where(open).orderBy(asc(staffActs.at)).limit(batchSize),
      );
    },

    finishAllOf: async (userId) => {
      const open = and(eq(staffActs.userId, userId), isNull(staffActs.endedAt));
      await finishEach(await db.select().from(staffActs).where(open).orderBy(asc(staffActs.at)));
      if ((await db.$count(staffActs, open)) > 0)
        throw new Error('An act of the staff for the account is not finished yet.');
    },
  };
};
