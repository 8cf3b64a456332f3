import { and, eq, isNull } from 'drizzle-orm';
import type { Deps } from '../Deps.ts';
import { identities, users } from '../db/schema/accounts.ts';
import type { SignInProblem } from '../session/signInProblem.ts';
import type { IdentityProfile } from './IdentityProvider.ts';
import type { Provider } from './Provider.ts';
import { refreshIdentity } from './refreshIdentity.ts';

/**
 * Adds an identity to an account, or refreshes it when it is there already (Sync).
 *
 * @returns what stands in the way, or null when it is done
 */
export const connectIdentity = async (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  userId: number,
  provider: Provider,
  profile: IdentityProfile,
): Promise<SignInProblem | null> => {
  const now = new Date(clock.now());
  const { subject, username, avatar } = profile;
  const [created] = await db
    .insert(identities)
    .values({ userId, provider, subject, username, avatar, createdAt: now, syncedAt: now })
    .onConflictDoNothing()
    .returning();
  if (created !== undefined) {
    await db
      .update(users)
      .set({ defaultIdentityId: created.id })
      .where(and(eq(users.id, userId), isNull(users.defaultIdentityId)));
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
