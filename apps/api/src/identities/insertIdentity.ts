import type { Database } from '../db/Database.ts';
import { identities } from '../db/schema/accounts.ts';
import type { Provider } from '../lib/Provider.ts';
import { type IdentityProfile, provenEmail } from './IdentityProvider.ts';

type IdentityRow = typeof identities.$inferSelect;

/** Adds an identity; null if it has an account, or the account has another one of the provider. */
export const insertIdentity = async (
  tx: Database,
  userId: number,
  provider: Provider,
  profile: IdentityProfile,
  now: Date,
): Promise<IdentityRow | null> => {
  const { subject, username, avatar } = profile;
  const [created] = await tx
    .insert(identities)
    .values({
      userId,
      provider,
      subject,
      username,
      avatar,
      verifiedEmail: provenEmail(profile),
      createdAt: now,
      syncedAt: now,
    })
    .onConflictDoNothing()
    .returning();
  return created ?? null;
};
