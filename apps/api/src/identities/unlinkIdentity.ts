import { type UnlinkRefusal, unlinkRefusalTexts } from '@backbeat/domain';
import { and, asc, eq, gt, isNotNull, isNull, or } from 'drizzle-orm';
import { forgetAudienceTier } from '../billing/forgetAudienceTier.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { Database } from '../db/Database.ts';
import { identities, unlinkedIdentities } from '../db/schema/accounts.ts';
import { coverageAddresses } from '../db/schema/channels.ts';
import { accountMerges } from '../db/schema/merges.ts';
import { refreshFamilies } from '../db/schema/sessions.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Session } from '../http/Session.ts';
import type { ConnectDeps } from './connectIdentity.ts';
import { mendDefault } from './mendDefault.ts';
import { providerTable } from './providerTable.ts';

type IdentityRow = typeof identities.$inferSelect;

/** What decides about unlinking: the identities of an account, and how the caller came in. */
interface Unlinking {
  readonly own: readonly IdentityRow[];
  /** Why an identity stays linked; null where it can go. */
  readonly refusalOf: (identity: IdentityRow) => UnlinkRefusal | null;
  /** Did the caller's session come by this identity? A sign-in of before that was noted may have come by any. */
  readonly endsSession: (identity: IdentityRow) => boolean;
}

/** Who unlinks: a person by a sign-in of theirs, or staff for them, as if the person had signed in just now. */
type Unlinker = Pick<Session, 'user'> & { readonly familyId: string | null };

export const readUnlinking = async (
  db: Database,
  { user, familyId }: Unlinker,
  now: Date,
): Promise<Unlinking> => {
  const own = await db
    .select()
    .from(identities)
    .where(eq(identities.userId, user.id))
    .orderBy(asc(identities.id));
  const [signIn] =
    familyId === null ? [] : await db.select().from(refreshFamilies).where(eq(refreshFamilies.id, familyId));
  const merges = await db
    .select({ moved: accountMerges.moved })
    .from(accountMerges)
    .where(
      and(
        eq(accountMerges.userId, user.id),
        isNotNull(accountMerges.moved),
        gt(accountMerges.undoUntil, now),
      ),
    );
  const canSignIn = ({ provider }: IdentityRow) => providerTable[provider].canSignIn;
  /** Would both be of one account if all merges were undone? */
  const stayTogether = (one: IdentityRow, other: IdentityRow): boolean =>
    merges.every(({ moved }) => {
      const ids = moved?.identities ?? [];
      return ids.includes(String(one.id)) === ids.includes(String(other.id));
    });
  return {
    own,
    refusalOf: (identity) => {
      if (canSignIn(identity)) {
        const others = own.filter((other) => other.id !== identity.id && canSignIn(other));
        if (others.length === 0) return 'last_sign_in';
        if (!others.some((other) => stayTogether(identity, other))) return 'merge_undo';
      }
      if (familyId === null) return null;
      return signIn === undefined || signIn.isOlderThanMerge ? 'old_session' : null;
    },
    endsSession: (identity) =>
      canSignIn(identity) && (signIn?.provider == null || signIn.provider === identity.provider),
  };
};

/** Ends sign-ins by the provider, and those of which nobody has noted by whom they came. */
const endSignIns = async (
  tx: Database,
  { userId, provider }: Pick<IdentityRow, 'userId' | 'provider'>,
  now: Date,
): Promise<void> => {
  await tx
    .update(refreshFamilies)
    .set({ revokedAt: now, revokedBecause: 'unlink' })
    .where(
      and(
        eq(refreshFamilies.userId, userId),
        isNull(refreshFamilies.revokedAt),
        or(eq(refreshFamilies.provider, provider), isNull(refreshFamilies.provider)),
      ),
    );
};

/** Unlinks an identity in a transaction that has locked the account. */
const unlink = async (
  tx: Database,
  { letters }: Pick<ConnectDeps, 'letters'>,
  { id, userId, provider, createdAt }: IdentityRow,
  now: Date,
): Promise<void> => {
  await tx.delete(identities).where(eq(identities.id, id));
  await mendDefault(tx, userId);
  // The public address would go on with another channel of the same platform.
  if (provider === 'twitch')
    await tx
      .delete(coverageAddresses)
      .where(and(eq(coverageAddresses.userId, userId), eq(coverageAddresses.platform, provider)));
  await tx.insert(unlinkedIdentities).values({ id, userId, provider, linkedAt: createdAt, unlinkedAt: now });
  await letters.queue(tx, {
    userId,
    key: `sign-in-unlinked:${id}`,
    letter: { kind: 'sign-in-unlinked', provider, at: now.toISOString() },
  });
};

/**
 * Unlinks an identity and ends the sign-ins that came by it. Offers that it has used stay used: they are kept by its
 * hash. Safe to repeat.
 *
 * @returns whether the caller's own sign-in has ended
 * @throws ApiError when the account has no such identity, or the identity has to stay
 */
export const unlinkIdentity = async (
  deps: ConnectDeps,
  session: Unlinker,
  identityId: number,
): Promise<boolean> => {
  const { db, clock } = deps;
  const now = new Date(clock.now());
  const userId = session.user.id;
  const done = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const { own, refusalOf, endsSession } = await readUnlinking(tx, session, now);
    const identity = own.find(({ id }) => id === identityId);
    if (identity === undefined) {
      const isEarlier = and(eq(unlinkedIdentities.id, identityId), eq(unlinkedIdentities.userId, userId));
      if ((await tx.$count(unlinkedIdentities, isEarlier)) > 0) return null;
      throw new ApiError('not_found', 'The account has no such identity.');
    }
    const reason = refusalOf(identity);
    if (reason !== null)
      throw new ApiError('unlink_refused', unlinkRefusalTexts[reason], { details: { reason } });
    await unlink(tx, deps, identity, now);
    if (providerTable[identity.provider].canSignIn) await endSignIns(tx, identity, now);
    return { provider: identity.provider, isSignedOut: endsSession(identity) };
  });
  if (done?.provider === 'twitch') await forgetAudienceTier(deps, userId);
  return done?.isSignedOut ?? false;
};
