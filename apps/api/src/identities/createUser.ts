import { randomBytes, randomInt, randomUUID } from 'node:crypto';
import { seenCharacters, tidyDisplayName } from '@backbeat/domain';
import { eq } from 'drizzle-orm';
import { recordConsents, shownText } from '../consents/recordConsents.ts';
import type { Database } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import type { Letters } from '../letters/createLetters.ts';
import type { Provider } from '../lib/Provider.ts';
import { isReservedName } from '../names/nameKey.ts';
import { claimName, isNameTaken } from '../names/takenNames.ts';
import type { IdentityProfile } from './IdentityProvider.ts';
import { insertIdentity } from './insertIdentity.ts';

const maxUsernameLength = 40;
const attempts = 6;

/** What a person who accepts the licence has decided, and what the page showed. */
export interface SignUpConsent {
  readonly marketingOptIn: boolean;
  /** The versions of the words; null where the page did not say. */
  readonly licenseVersion: string | null;
  readonly marketingVersion: string | null;
  /** The path of the page. */
  readonly page: string;
}

/** Rolls back the new account when its identity belongs to another one already. */
class IdentityTaken extends Error {}

/** A name without characters that are not allowed here; may be empty. */
const tidyName = (name: string): string => {
  const seen = tidyDisplayName(seenCharacters(name));
  // The cut may end in a joiner without a partner.
  return tidyDisplayName(seenCharacters([...seen].slice(0, maxUsernameLength).join('')));
};

/** The provider's name first, then the name with four digits, until one is free. */
const usernameCandidate = (wanted: string, attempt: number): string => {
  const name = tidyName(wanted) || 'listener';
  return attempt === 0 ? name : `${name}${randomInt(1000, 10_000)}`;
};

/** The provider's display name, or the username if another account's name looks alike. */
const chooseDisplayName = async (
  tx: Database,
  user: UserRow,
  wanted: string | null,
): Promise<string | null> => {
  if (wanted === null) return null;
  const name = tidyName(wanted);
  const isUsable = name !== '' && !isReservedName(name) && (await claimName(tx, user.id, name));
  return isUsable ? name : user.username;
};

const insertUser = async (
  tx: Database,
  profile: IdentityProfile,
  marketingOptIn: boolean,
  now: Date,
): Promise<UserRow | null> => {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const username = usernameCandidate(profile.username, attempt);
    // The new account has no id yet, and no account has the id 0.
    if (isReservedName(username) || (await isNameTaken(tx, 0, username))) continue;
    const [user] = await tx
      .insert(users)
      .values({
        guid: randomUUID(),
        hash: randomBytes(10).toString('hex'),
        username,
        email: profile.email,
        emailVerified: profile.emailVerified,
        avatar: profile.avatar,
        marketingOptIn,
        // No bill is older than the account.
        receiptsFrom: new Date(0),
        licenseAcceptedAt: now,
        createdAt: now,
      })
      .onConflictDoNothing()
      .returning();
    if (user === undefined) continue;
    if (await claimName(tx, user.id, username)) return user;
    // Another sign-up has claimed a similar name meanwhile.
    await tx.delete(users).where(eq(users.id, user.id));
  }
  return null;
};

/** Creates an account with its first identity; null if the identity or address belongs to an account by now. */
export const createUser = async (
  { db, letters }: { readonly db: Database; readonly letters: Letters },
  provider: Provider,
  profile: IdentityProfile,
  consent: SignUpConsent,
  now: Date,
): Promise<UserRow | null> => {
  const { marketingOptIn, licenseVersion, marketingVersion, page } = consent;
  try {
    return await db.transaction(async (tx) => {
      const user = await insertUser(tx, profile, marketingOptIn, now);
      if (user === null) return null;
      const identity = await insertIdentity(tx, user.id, provider, profile, now);
      if (identity === null) throw new IdentityTaken();
      const chosen = {
        defaultIdentityId: identity.id,
        displayName: await chooseDisplayName(tx, user, profile.displayName),
      };
      await tx.update(users).set(chosen).where(eq(users.id, user.id));
      const agreed = [
        { ...shownText('license', licenseVersion), isGiven: true, page },
        { ...shownText('marketing', marketingVersion), isGiven: marketingOptIn, page },
      ];
      await recordConsents(tx, user, agreed, now);
      await letters.queue(tx, { userId: user.id, key: `welcome:${user.id}`, letter: { kind: 'welcome' } });
      return { ...user, ...chosen };
    });
  } catch (error) {
    if (error instanceof IdentityTaken) return null;
    throw error;
  }
};
