import { and, eq, gt } from 'drizzle-orm';
import type { UserRow } from '../db/schema/accounts.ts';
import { linkOffers } from '../db/schema/sessions.ts';
import { type ConnectDeps, connectIdentity } from '../identities/connectIdentity.ts';
import type { IdentityProfile } from '../identities/IdentityProvider.ts';
import type { Provider } from '../lib/Provider.ts';
import { hashSecret } from '../lib/secrets.ts';

/** Long enough to find the other password. */
const offerMs = 10 * 60_000;

/**
 * What a person is offered who has an account and comes by another company: sign in as usual, and the new
 * identity is connected. Nobody gets a second account, and an address alone opens no account.
 */
export interface LinkOffers {
  /** Keeps the identity for the browser that brought it. */
  make(browserSecret: string, provider: Provider, profile: IdentityProfile): Promise<void>;
  /** Connects what was kept to the account that the browser has signed in to, if it is the same person's. */
  take(browserSecret: string, user: UserRow): Promise<Provider | null>;
}

/** Both companies vouch for the same address. */
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
