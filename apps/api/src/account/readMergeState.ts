import type { MergeProblem } from '@backbeat/domain';
import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Database, DbDeps } from '../db/Database.ts';
import { identities, type UserRow, users } from '../db/schema/accounts.ts';
import { accountMerges, mergeWishes } from '../db/schema/merges.ts';
import { providerTable } from '../identities/providerTable.ts';
import { publicName } from '../names/publicName.ts';
import { decideMerge } from './mergeAccounts.ts';
import { confirmedByLink, offersTo } from './mergeOffers.ts';
import { findOtherAccount, isSamePerson } from './samePerson.ts';

/** What a person sees of the other account, of confirmations, and of merges that can be undone. */
export type MergeState = ResponseOf<Endpoints['accountMerge']>;

/** Until when the confirmation of an account holds: one by a signed-in person, or by the link of an offer. */
export const readWish = async (
  db: Database,
  userId: number,
  otherId: number,
  now: Date,
): Promise<Date | null> => {
  const [wish] = await db
    .select()
    .from(mergeWishes)
    .where(
      and(
        eq(mergeWishes.userId, userId),
        eq(mergeWishes.otherUserId, otherId),
        gt(mergeWishes.expiresAt, now),
      ),
    );
  return wish?.expiresAt ?? confirmedByLink(db, userId, otherId, now);
};

const readOther = async (
  db: Database,
  user: UserRow,
  other: UserRow,
  { refusal, now }: { readonly refusal: MergeProblem | null; readonly now: Date },
) => {
  const rows = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, other.id))
    .orderBy(asc(identities.id));
  const offer = (await offersTo(db, user, now)).find(({ lost }) => lost.id === other.id)?.offer ?? null;
  const offered_until = offer?.expiresAt.toISOString() ?? null;
  // The word of the staff tells nobody how somebody else signs in.
  const isProven = offer === null || (await isSamePerson(db, user, other));
  const providers = rows
    .map(({ provider }) => provider)
    .filter((provider) => isProven && providerTable[provider].canSignIn);
  const confirmedUntil = await readWish(db, other.id, user.id, now);
  // Only a confirmed owner learns anything about the other account.
  if (confirmedUntil === null)
    return {
      providers,
      offered_until,
      confirmed_until: null,
      name: null,
      tier: null,
      stays: null,
      problem: null,
    };
  const decision = await decideMerge(db, user, other, now.getTime());
  const stays = decision.kind === 'impossible' ? null : decision.stays;
  return {
    providers,
    offered_until,
    confirmed_until: confirmedUntil.toISOString(),
    name: publicName(other),
    tier: other.tier,
    stays: stays === null ? null : stays === 'first' ? ('this' as const) : ('other' as const),
    problem: decision.kind === 'impossible' ? decision.problem : refusal,
  };
};

/**
 * Reads the state of an account's merges.
 *
 * @param refusal why the provider does not let the two become one; null where it does, or was not asked
 */
export const readMergeState = async (
  { db, clock }: DbDeps,
  user: UserRow,
  refusal: MergeProblem | null = null,
): Promise<MergeState> => {
  const now = new Date(clock.now());
  const other = await findOtherAccount(db, user, now);
  const confirmed = other === null ? null : await readWish(db, user.id, other.id, now);
  const merged = await db
    .select({ merge: accountMerges, who: users })
    .from(accountMerges)
    .innerJoin(users, eq(users.id, accountMerges.goneUserId))
    .where(and(eq(accountMerges.userId, user.id), gt(accountMerges.undoUntil, now)))
    .orderBy(desc(accountMerges.mergedAt));
  return {
    other: other === null ? null : await readOther(db, user, other, { refusal, now }),
    confirmed_until: confirmed?.toISOString() ?? null,
    merged: merged.map(({ merge, who }) => ({
      merge_id: merge.id,
      name: publicName(who),
      merged_at: merge.mergedAt.toISOString(),
      undo_until: merge.undoUntil.toISOString(),
    })),
  };
};
