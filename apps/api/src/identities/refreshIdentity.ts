import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { type IdentityProfile, provenEmail } from './IdentityProvider.ts';

/**
 * Copies what the provider says today: names and pictures change there, not here. The account shows the picture
 * of its default identity.
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
