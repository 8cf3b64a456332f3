import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '../db/Database.ts';
import { identities, users } from '../db/schema/accounts.ts';
import type { UserRow } from '../session/Session.ts';
import type { IdentityProfile } from './IdentityProvider.ts';
import type { Provider } from './Provider.ts';

const maxUsernameLength = 40;
const attempts = 6;

/** Thrown to undo the account when its identity turns out to be somebody's already. */
class IdentityTaken extends Error {}

/** The name at the provider, then the same with four digits, until one is free. */
const usernameCandidate = (wanted: string, attempt: number): string => {
  const name = [...wanted.trim()].slice(0, maxUsernameLength).join('') || 'listener';
  return attempt === 0 ? name : `${name}${randomInt(1000, 10_000)}`;
};

const insertUser = async (
  tx: Database,
  profile: IdentityProfile,
  marketingOptIn: boolean,
  now: Date,
): Promise<UserRow | null> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const [user] = await tx
      .insert(users)
      .values({
        guid: randomUUID(),
        hash: randomBytes(10).toString('hex'),
        username: usernameCandidate(profile.username, attempt),
        displayName: profile.displayName,
        email: profile.email,
        emailVerified: profile.emailVerified,
        avatar: profile.avatar,
        marketingOptIn,
        licenseAcceptedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (user !== undefined) return user;
  }
  return null;
};

/** A new account with its first identity; null when the identity or the address got an account meanwhile. */
export const createUser = async (
  db: Database,
  provider: Provider,
  profile: IdentityProfile,
  marketingOptIn: boolean,
  now: Date,
): Promise<UserRow | null> => {
  try {
    return await db.transaction(async (tx) => {
      const user = await insertUser(tx, profile, marketingOptIn, now);
      if (user === null) return null;
      const { subject, username, avatar } = profile;
      const [identity] = await tx
        .insert(identities)
        .values({ userId: user.id, provider, subject, username, avatar, createdAt: now, syncedAt: now })
        .onConflictDoNothing()
        .returning();
      if (identity === undefined) throw new IdentityTaken();
      const defaultIdentityId = identity.id;
      await tx.update(users).set({ defaultIdentityId }).where(eq(users.id, user.id));
      return { ...user, defaultIdentityId };
    });
  } catch (error) {
    if (error instanceof IdentityTaken) return null;
    throw error;
  }
};
