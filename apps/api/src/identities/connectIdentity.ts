import type { SignInProblem } from '@backbeat/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../Deps.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { forgetTier } from '../plan-change/forgetTier.ts';
import { noteUsedOffers } from '../premium/usedOffers.ts';
import { lockAccount } from '../premium/writeSubscriptions.ts';
import type { IdentityProfile } from './IdentityProvider.ts';
import type { Provider } from './Provider.ts';
import { refreshIdentity } from './refreshIdentity.ts';

/**
 * Adds an identity to an account, or refreshes it when it is there already (Sync). From then on what was used by
 * one of the account's identities, a free trial say, was used by all.
 *
 * @returns what stands in the way, or null when it is done
 */
export const connectIdentity = async (
  deps: Pick<Deps, 'db' | 'clock' | 'config'>,
  userId: number,
  provider: Provider,
  profile: IdentityProfile,
): Promise<SignInProblem | null> => {
  const { db, clock, config } = deps;
  const now = new Date(clock.now());
  const { subject, username, avatar } = profile;
  const isNew = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const [created] = await tx
      .insert(identities)
      .values({ userId, provider, subject, username, avatar, createdAt: now, syncedAt: now })
      .onConflictDoNothing()
      .returning();
    if (created === undefined) return false;
    await tx
      .update(users)
      .set({ defaultIdentityId: created.id })
      .where(and(eq(users.id, userId), isNull(users.defaultIdentityId)));
    await noteUsedOffers(tx, config.usedOffersKey, userId, []);
    return true;
  });
  if (isNew) {
    if (provider === 'twitch') await forgetTier(deps, userId);
    return null;
  }
  const [existing] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, subject)));
  if (existing === undefined) return { kind: 'other-connected' };
  if (existing.userId !== userId) return { kind: 'taken' };
  await refreshIdentity(db, existing.id, profile, now);
  return null;
};
