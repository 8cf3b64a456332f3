import type { MergeProblem } from '@backbeat/domain';
import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import { and, eq, isNotNull, lte } from 'drizzle-orm';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { asApiError, busyError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { isMoneyUnderWay } from '../billing/isMoneyUnderWay.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { accountMerges, mergeWishes } from '../db/schema/merges.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Session } from '../http/Session.ts';
import { mergedAway } from '../http/unauthorized.ts';
import type { Sessions } from '../session/createSessions.ts';
import type { MergeOffers } from './createMergeOffers.ts';
import { forgetMessages } from './forgetLetters.ts';
import { decideMerge, lockBoth, mergeAccounts, unmergeAccounts } from './mergeAccounts.ts';
import { confirmedByLink } from './mergeOffers.ts';
import { moveAll } from './moveRows.ts';
import { type MergeState, readMergeState, readWish } from './readMergeState.ts';
import { findOtherAccount, isSamePerson } from './samePerson.ts';

type Confirmed = ResponseOf<Endpoints['accountMergeConfirm']>;

/** A person needs time to find the password of the other account. */
const wishMs = 30 * 60_000;
/** Merges that one run of the sweep ends. */
const batchSize = 100;

/** Merges two accounts of one person, and undoes that. */
export interface Merges {
  state(user: UserRow): Promise<MergeState>;
  /**
   * Confirms for one account. The second confirmation merges, and returns a token when the caller's own account goes.
   *
   * @throws ApiError when there is no other account, or money is under way, or the provider does not answer
   */
  confirm(session: Session): Promise<Confirmed>;
  withdraw(user: UserRow): Promise<MergeState>;
  /** Safe to repeat. @throws ApiError 'conflict' when the seven days are over, or money is under way */
  undo(session: Session, mergeId: string): Promise<MergeState>;
  /** Removes the undo data of merges whose seven days are over. */
  forgetDue(): Promise<void>;
}

export const createMerges = (
  deps: BillingDeps,
  sync: BillingSync,
  sessions: Pick<Sessions, 'sign' | 'findUser'>,
  mergeOffers: Pick<MergeOffers, 'refuse'>,
): Merges => {
  const { db, clock, config, billing, letters, logger } = deps;
  const now = () => new Date(clock.now());

  const freshUser = async ({ id }: Pick<UserRow, 'id'>): Promise<UserRow> => {
    const user = await sessions.findUser(id);
    if (user === null) throw mergedAway();
    return user;
  };

  /** Stores the wish and returns whether the other account has one too. */
  const wish = (user: UserRow, other: UserRow): Promise<boolean> =>
    db.transaction(async (tx) => {
      const [one, two] = await lockBoth(tx, user.id, other.id);
      if (one === undefined || one.mergedIntoId !== null) throw mergedAway();
      if (two === undefined || two.mergedIntoId !== null) return false;
      const isMutual = (await readWish(tx, other.id, user.id, now())) !== null;
      if (!isMutual && !(await isSamePerson(tx, one, two)))
        throw new ApiError('conflict', 'The other account has not confirmed by the link of its letter yet.');
      const expiresAt = new Date(clock.now() + wishMs);
      const values = { userId: user.id, otherUserId: other.id, expiresAt };
      await tx
        .insert(mergeWishes)
        .values(values)
        .onConflictDoUpdate({ target: mergeWishes.userId, set: values });
      if (!isMutual)
        await letters.queue(tx, {
          userId: other.id,
          key: `merge-asked:${user.id}:${expiresAt.toISOString()}`,
          letter: { kind: 'merge-asked' },
        });
      return isMutual;
    });

  /** Has the provider credit for this account that the merge would put out of reach? */
  const hasCreditLeft = async (user: UserRow, other: UserRow): Promise<boolean> => {
    const decision = await decideMerge(db, user, other, clock.now());
    if (decision.kind === 'impossible') return false;
    const { hash } = decision.stays === 'first' ? other : user;
    return (await billing.availableCreditCents(hash)) > 0;
  };

  /** Merges if nothing has changed. Null after a change: the caller then starts over. */
  const merge = ({ user, familyId }: Session, other: UserRow): Promise<UserRow | null> =>
    db.transaction(async (tx) => {
      const [one, two] = await lockBoth(tx, user.id, other.id);
      if (one === undefined || one.mergedIntoId !== null) throw mergedAway();
      if (two === undefined || two.mergedIntoId !== null) return null;
      const isSame = await isSamePerson(tx, one, two);
      const isWanted =
        (await readWish(tx, one.id, two.id, now())) !== null &&
        (await readWish(tx, two.id, one.id, now())) !== null &&
        (isSame || (await confirmedByLink(tx, two.id, one.id, now())) !== null);
      if (!isWanted) return null;
      for (const { id } of [one, two]) if (await isMoneyUnderWay(tx, id, new Date(0))) throw busyError();
      const decision = await decideMerge(tx, one, two, clock.now());
      if (decision.kind === 'impossible') return null;
      const [stays, goes] = decision.stays === 'first' ? [one, two] : [two, one];
      const at = { familyId, now: now(), usedOffersKey: config.usedOffersKey };
      const { id, undoUntil } = await mergeAccounts(tx, { stays, goes }, at);
      await letters.queue(tx, {
        userId: stays.id,
        key: `merge-done:${id}`,
        letter: { kind: 'merge-done', undoUntil: undoUntil.toISOString() },
      });
      // Its owner may have another mailbox.
      if (!isSame && goes.email !== null && goes.emailVerified)
        await letters.queue(tx, {
          userId: goes.id,
          address: goes.email,
          key: `merge-done-to-other:${id}`,
          letter: { kind: 'merge-done', undoUntil: undoUntil.toISOString() },
        });
      return stays;
    });

  const readBoth = async (user: UserRow, other: UserRow): Promise<MergeProblem | null> => {
    try {
      // Purchases on the provider's own page count when it is decided which account stays.
      await Promise.all([sync.now(user), sync.now(other)]);
      return (await hasCreditLeft(user, other)) ? { kind: 'credit_left' } : null;
    } catch (error) {
      throw asApiError(error);
    }
  };

  const confirm: Merges['confirm'] = async (session) => {
    const { user, familyId } = session;
    const other = await findOtherAccount(db, user, now());
    if (other === null) {
      const state = await readMergeState(deps, await freshUser(user));
      // The other account's call was faster, or this call is a repetition.
      if (state.merged.length > 0) return state;
      throw new ApiError('not_found', 'There is no other account of the same person.');
    }
    if (!(await wish(user, other))) return readMergeState(deps, user);
    const refusal = await readBoth(user, other);
    const stays = refusal === null ? await merge(session, other) : null;
    const state = await readMergeState(deps, await freshUser(stays ?? user), refusal);
    if (stays === null) return state;
    logger.info({ userId: stays.id }, 'two accounts became one');
    return stays.id === user.id ? state : { ...state, token: await sessions.sign(stays, familyId) };
  };

  const undo: Merges['undo'] = async ({ user, familyId }, mergeId) => {
    await db.transaction(async (tx) => {
      const [known] = await tx
        .select()
        .from(accountMerges)
        .where(and(eq(accountMerges.id, mergeId), eq(accountMerges.userId, user.id)));
      if (known === undefined) return;
      const [stays, goes] = await lockBoth(tx, user.id, known.goneUserId ?? user.id);
      // Another call may have undone it while this one waited for the lock.
      const [row] = await tx.select().from(accountMerges).where(eq(accountMerges.id, mergeId));
      if (row === undefined || stays === undefined) return;
      if (goes === undefined || row.moved === null || row.undoUntil.getTime() <= clock.now())
        throw new ApiError('conflict', 'The seven days are over: the merge cannot be undone any more.');
      if (await isMoneyUnderWay(tx, stays.id, new Date(0))) throw busyError();
      await unmergeAccounts(tx, row, { stays, goes }, { familyId, now: now() });
      await letters.queue(tx, {
        userId: stays.id,
        key: `merge-undone:${row.id}`,
        letter: { kind: 'merge-undone' },
      });
      if (!(await isSamePerson(tx, stays, goes)))
        await letters.queue(tx, {
          userId: goes.id,
          key: `merge-undone-to-other:${row.id}`,
          letter: { kind: 'merge-undone' },
        });
    });
    return readMergeState(deps, await freshUser(user));
  };

  /** Moves rows of calls that began before the merge; the rest of the account is deleted. */
  const forget = (row: typeof accountMerges.$inferSelect): Promise<void> =>
    db.transaction(async (tx) => {
      const [stays, goes] = await lockBoth(tx, row.userId, row.goneUserId ?? row.userId);
      if (stays === undefined || goes?.mergedIntoId !== stays.id) return;
      await moveAll(tx, goes, stays);
      // The plans that have come along were used under the older licence.
      if (goes.licenseAcceptedAt < stays.licenseAcceptedAt)
        await tx
          .update(users)
          .set({ licenseAcceptedAt: goes.licenseAcceptedAt })
          .where(eq(users.id, stays.id));
      const isSameAddress = stays.emailVerified && stays.email?.toLowerCase() === goes.email?.toLowerCase();
      if (!isSameAddress) await forgetMessages(tx, goes);
      await tx.delete(users).where(eq(users.id, goes.id));
      await tx.update(accountMerges).set({ moved: null }).where(eq(accountMerges.id, row.id));
    });

  return {
    state: (user) => readMergeState(deps, user),
    confirm,
    withdraw: async (user) => {
      await db.delete(mergeWishes).where(eq(mergeWishes.userId, user.id));
      const other = await findOtherAccount(db, user, now());
      if (other !== null) await mergeOffers.refuse(other, user);
      return readMergeState(deps, user);
    },
    undo,
    forgetDue: async () => {
      const due = await db
        .select()
        .from(accountMerges)
        .where(and(isNotNull(accountMerges.moved), lte(accountMerges.undoUntil, now())))
        .limit(batchSize);
      for (const row of due)
        await forget(row).catch((err: unknown) =>
          logger.warn({ err, mergeId: row.id }, 'a merge could not be ended yet'),
        );
    },
  };
};
