import { dayMs, giftPlanCode } from '@backbeat/domain';
import type { Letter } from '@backbeat/mail';
import { staffActRoles } from '@backbeat/sdk/staff';
import { and, eq, inArray, isNull } from 'drizzle-orm';
import type { Deletion } from '../../account/createDeletion.ts';
import { isLive, isRenewing } from '../../billing/accountTier.ts';
import type { BillingDeps } from '../../billing/BillingDeps.ts';
import { recordStart } from '../../billing/recordCoverage.ts';
import { identityHashesOf, readUsedOffers } from '../../billing/usedOffers.ts';
import { lockAccount, writeTier } from '../../billing/writeSubscriptions.ts';
import type { Database } from '../../db/Database.ts';
import { identities, users } from '../../db/schema/accounts.ts';
import { letters as letterRows } from '../../db/schema/letters.ts';
import { subscriptions, usedOffers } from '../../db/schema/premium.ts';
import { refreshFamilies } from '../../db/schema/sessions.ts';
import { staff, staffNotes } from '../../db/schema/staff.ts';
import { ApiError, fieldError } from '../../http/ApiError.ts';
import { unlinkIdentity } from '../../identities/unlinkIdentity.ts';
import { isOwed } from '../../letters/createSendLetter.ts';
import { isoOrNull } from '../../lib/isoOrNull.ts';
import { coveredName } from '../coveredName.ts';
import { endStaffSessions } from '../staffSessions.ts';
import { defineAct } from './ActPlan.ts';

/** The furthest day of a coverage that staff give. */
const longestCoverageMs = 366 * dayMs;

type SupportChange = Extract<Letter, { kind: 'support-changed' }>['change'];

const change = (what: string, before: string | null, after: string | null) => ({ what, before, after });

const conflict = (message: string) => new ApiError('conflict', message);

/** The first moment after a day, in UTC. */
const endOfDay = (day: string): Date => new Date(Date.parse(day) + dayMs);

/** All acts but those that give money back. */
export const createAccountActs = (deps: BillingDeps, deletion: Pick<Deletion, 'undo'>) => {
  const { db, clock, config, letters } = deps;

  const tell = (
    tx: typeof db,
    { userId, id }: { readonly userId: number; readonly id: string },
    about: SupportChange,
    until: string | null = null,
  ): Promise<void> =>
    letters.queue(tx, {
      userId,
      key: `support-changed:${id}`,
      letter: { kind: 'support-changed', change: about, until },
    });

  const runningSignIns = (userId: number) =>
    and(eq(refreshFamilies.userId, userId), isNull(refreshFamilies.revokedAt));

  const note = defineAct('note', {
    plan: async ({ text }) => ({
      changes: [change('note', null, text)],
      refundCents: null,
      letter: null,
      role: staffActRoles.note,
    }),
    write: async (tx, { act, person, staffId, now }) => {
      await tx.insert(staffNotes).values({ userId: person.id, staffId, text: act.text, at: now });
    },
  });

  const endSessions = defineAct('end_sessions', {
    plan: async (_, person) => {
      const running = await db.$count(refreshFamilies, runningSignIns(person.id));
      if (running === 0) throw conflict('The person is signed in nowhere.');
      return {
        changes: [change('sessions', String(running), '0')],
        refundCents: null,
        letter: 'support-changed',
        role: staffActRoles.end_sessions,
      };
    },
    write: async (tx, { id, person, now }) => {
      await tx
        .update(refreshFamilies)
        .set({ revokedAt: now, revokedBecause: 'staff' })
        .where(runningSignIns(person.id));
      await tell(tx, { userId: person.id, id }, 'sessions_ended');
    },
  });

  const findLetter = async (within: Database, userId: number, letterId: string) => {
    const [row] = await within
      .select()
      .from(letterRows)
      .where(and(eq(letterRows.id, letterId), eq(letterRows.userId, userId)));
    if (row === undefined) throw new ApiError('not_found', 'The person got no such letter.');
    if (row.letter === null) throw conflict('What the letter said is not kept any more.');
    return { ...row, letter: row.letter };
  };

  const sendLetter = defineAct('send_letter', {
    plan: async ({ letter_id }, person) => {
      const { kind, state } = await findLetter(db, person.id, letter_id);
      if (state === 'queued') throw conflict('The letter is still on its way.');
      if (person.emailRefusedAt !== null && !isOwed(kind)) throw conflict('The address refuses letters.');
      return {
        changes: [change('letter', state, 'queued')],
        refundCents: null,
        letter: kind,
        role: staffActRoles.send_letter,
      };
    },
    write: async (tx, { id, act, person }) => {
      const { letter } = await findLetter(tx, person.id, act.letter_id);
      await letters.queue(tx, { userId: person.id, key: `again:${id}`, letter });
    },
  });

  const undoDeletion = defineAct('undo_deletion', {
    plan: async (_, { deletionDueAt }) => {
      if (deletionDueAt === null) throw conflict('Nobody has asked to delete the account.');
      return {
        changes: [change('deletes_at', isoOrNull(deletionDueAt), null)],
        refundCents: null,
        letter: 'support-changed',
        role: staffActRoles.undo_deletion,
      };
    },
    finish: async (_, person, { id }) => {
      if (person.deletionDueAt !== null) await deletion.undo(person);
      await db.transaction(async (tx) => {
        await lockAccount(tx, person.id);
        await tell(tx, { userId: person.id, id }, 'deletion_undone');
      });
    },
  });

  const unlink = defineAct('unlink_identity', {
    plan: async ({ identity_id }, person) => {
      const own = and(eq(identities.id, identity_id), eq(identities.userId, person.id));
      const [identity] = await db.select().from(identities).where(own);
      if (identity === undefined) throw new ApiError('not_found', 'The account has no such identity.');
      return {
        changes: [change('identity', `${identity.provider}: ${coveredName(identity.username)}`, null)],
        refundCents: null,
        letter: 'sign-in-unlinked',
        role: staffActRoles.unlink_identity,
      };
    },
    finish: async ({ identity_id }, person) => {
      await unlinkIdentity(deps, { user: person, familyId: null }, identity_id);
    },
  });

  const rowsOf = (tx: typeof db, userId: number) =>
    tx.select().from(subscriptions).where(eq(subscriptions.userId, userId));

  /** A running plan covers already; two at once would show the wrong one on the person's screens. */
  const requireUncovered = async (tx: typeof db, { id }: { readonly id: number }): Promise<void> => {
    const atMs = clock.now();
    if ((await rowsOf(tx, id)).some((row) => isLive(row, atMs) || isRenewing(row)))
      throw conflict('A plan runs, which covers the person already.');
  };

  const extendCoverage = defineAct('extend_coverage', {
    plan: async ({ until }, person) => {
      const endMs = endOfDay(until).getTime();
      if (endMs <= clock.now() || endMs > clock.now() + longestCoverageMs)
        throw fieldError('until', 'A day from today on, and at most a year away.');
      if (person.deletionDueAt !== null) throw conflict('The account is to be deleted.');
      await requireUncovered(db, person);
      return {
        changes: [change('covered_until', null, until)],
        refundCents: null,
        letter: 'support-changed',
        role: staffActRoles.extend_coverage,
      };
    },
    write: async (tx, { id, act, locked, now }) => {
      await requireUncovered(tx, locked);
      const given = await tx
        .insert(subscriptions)
        .values({
          userId: locked.id,
          provider: 'gift',
          planCode: giftPlanCode,
          state: 'active',
          paidThroughDate: endOfDay(act.until),
          firstBillingDate: now,
          createdAt: now,
        })
        .returning();
      for (const row of given) await recordStart(tx, row);
      await writeTier(tx, locked, now);
      await tell(tx, { userId: locked.id, id }, 'covered', act.until);
    },
  });

  /** Staff have the tier 'admin' by hand. */
  const requireNoStaff = async (tx: Database, { id }: { readonly id: number }): Promise<void> => {
    if ((await tx.$count(staff, eq(staff.userId, id))) > 0)
      throw conflict('The account is staff. Take the role away first.');
  };

  const grantTier = defineAct('grant_tier', {
    plan: async ({ tier }, { id, grantedTier }) => {
      if (tier === grantedTier) throw conflict('The account has that already.');
      if (grantedTier === 'admin') await requireNoStaff(db, { id });
      const isShown = tier === '0cpm' || grantedTier === '0cpm';
      return {
        changes: [change('granted_tier', grantedTier, tier)],
        refundCents: null,
        letter: isShown ? 'support-changed' : null,
        role: staffActRoles.grant_tier,
      };
    },
    write: async (tx, { id, act: { tier }, person, locked, now }) => {
      if (tier !== 'admin') await requireNoStaff(tx, locked);
      await tx.update(users).set({ grantedTier: tier }).where(eq(users.id, locked.id));
      await writeTier(tx, { ...locked, grantedTier: tier }, now);
      if (tier !== 'admin') await endStaffSessions(tx, locked.id, now);
      const about = { userId: locked.id, id };
      if (tier === '0cpm') await tell(tx, about, 'tier_given');
      else if (person.grantedTier === '0cpm') await tell(tx, about, 'tier_ended');
    },
  });

  const returnOffer = defineAct('return_offer', {
    plan: async ({ offer }, person) => {
      const used = await readUsedOffers(db, config.usedOffersKey, person.id);
      if (!used.includes(offer)) throw conflict('The person has not used that.');
      return {
        changes: [change('used_offer', offer, null)],
        refundCents: null,
        letter: 'support-changed',
        role: staffActRoles.return_offer,
      };
    },
    write: async (tx, { id, act, person }) => {
      const hashes = await identityHashesOf(tx, config.usedOffersKey, person.id);
      await tx
        .delete(usedOffers)
        .where(and(inArray(usedOffers.identityHash, hashes), eq(usedOffers.offer, act.offer)));
      await tell(tx, { userId: person.id, id }, 'offer_returned');
    },
  });

  return {
    note,
    end_sessions: endSessions,
    send_letter: sendLetter,
    undo_deletion: undoDeletion,
    unlink_identity: unlink,
    extend_coverage: extendCoverage,
    grant_tier: grantTier,
    return_offer: returnOffer,
  };
};
