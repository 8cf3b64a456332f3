import { and, eq, gt } from 'drizzle-orm';
import type { UserRow } from '../db/schema/accounts.ts';
import { linkOffers } from '../db/schema/sessions.ts';
import { type ConnectDeps, connectIdentity } from '../identities/connectIdentity.ts';
import type { IdentityProfile } from '../identities/IdentityProvider.ts';
import type { Provider } from '../lib/Provider.ts';
import { hashSecret } from '../lib/secrets.ts';

/** A person needs time to find the other password. */
const offerMs = 10 * 60_000;

/**
 * Offers to connect a new identity after the usual sign-in, to a person who has an account already. Nobody gets a
 * second account, and an e-mail address alone opens none.
 */
export interface LinkOffers {
  /** Stores the identity for its browser. */
  make(browserSecret: string, provider: Provider, profile: IdentityProfile): Promise<void>;
  /** Connects the stored identity to the account of the browser, if both are the same person's. */
  take(browserSecret: string, user: UserRow): Promise<Provider | null>;
}

/** Is the address proven by both companies? */
const isSamePerson = (user: UserRow, email: string): boolean =>
  user.emailVerified && user.email?.toLowerCase() === email.toLowerCase();

export const createLinkOffers = (deps: ConnectDeps): LinkOffers => {
  const { db, clock } = deps;
  return {
    make: async (browserSecret, provider, { subject, username, avatar, email }) => {
      if (email === null) return;
      const offer = {
        provider,
        subject,
        username,
        avatar,
        email,
        expiresAt: new Date(clock.now() + offerMs),
      };
      await db
        .insert(linkOffers)
        .values({ browserHash: hashSecret(browserSecret), ...offer })
        .onConflictDoUpdate({ target: linkOffers.browserHash, set: offer });
    },

    take: async (browserSecret, user) => {
      const [offer] = await db
        .delete(linkOffers)
        .where(
          and(
            eq(linkOffers.browserHash, hashSecret(browserSecret)),
            gt(linkOffers.expiresAt, new Date(clock.now())),
          ),
        )
        .returning();
      if (offer === undefined || !isSamePerson(user, offer.email)) return null;
      const profile = { ...offer, displayName: null, emailVerified: true };
      return (await connectIdentity(deps, user.id, offer.provider, profile)) === null ? offer.provider : null;
    },
  };
};
