import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { type IdentityProfile, provenEmail } from './IdentityProvider.ts';

/**
 * Updates an identity from the provider, where names and pictures change. The default identity's picture is the
 * account's.
 */
export const refreshIdentity = async (
  db: Database,
  identityId: number,
  profile: IdentityProfile,
  syncedAt: Date,
): Promise<void> => {
  const { username, avatar } = profile;
  const verifiedEmail = provenEmail(profile);
  await db
    .update(identities)
    .set({ username, avatar, verifiedEmail, syncedAt })
    .where(eq(identities.id, identityId));
  await db.update(users).set({ avatar }).where(eq(users.defaultIdentityId, identityId));
};
