import type { SignInProblem } from '@backbeat/domain';
import { and, eq, isNull } from 'drizzle-orm';
import { forgetAudienceTier } from '../billing/forgetAudienceTier.ts';
import { noteUsedOffers } from '../billing/usedOffers.ts';
import { lockAccount } from '../billing/writeSubscriptions.ts';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { identities, users } from '../db/schema/accounts.ts';
import type { Letters } from '../letters/createLetters.ts';
import type { Provider } from '../lib/Provider.ts';
import type { IdentityProfile } from './IdentityProvider.ts';
import { insertIdentity } from './insertIdentity.ts';
import { refreshIdentity } from './refreshIdentity.ts';

export interface ConnectDeps extends DbDeps {
  readonly config: Pick<Config, 'usedOffersKey'>;
  readonly letters: Letters;
}

/**
 * Connects an identity to an account, or refreshes a connected one. From then on, an offer used by one identity of the
 * account is used by all.
 *
 * @returns what stands in the way, or null when it is done
 */
export const connectIdentity = async (
  deps: ConnectDeps,
  userId: number,
  provider: Provider,
  profile: IdentityProfile,
): Promise<SignInProblem | null> => {
  const { db, clock, config, letters } = deps;
  const now = new Date(clock.now());
  const isNew = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    const created = await insertIdentity(tx, userId, provider, profile, now);
    if (created === null) return false;
    await tx
      .update(users)
      .set({ defaultIdentityId: created.id })
      .where(and(eq(users.id, userId), isNull(users.defaultIdentityId)));
    await noteUsedOffers(tx, config.usedOffersKey, userId, []);
    await letters.queue(tx, {
      userId,
      key: `sign-in-linked:${created.id}`,
      letter: { kind: 'sign-in-linked', provider, at: now.toISOString() },
    });
    return true;
  });
  if (isNew) {
    if (provider === 'twitch') await forgetAudienceTier(deps, userId);
    return null;
  }
  const [existing] = await db
    .select()
    .from(identities)
    .where(and(eq(identities.provider, provider), eq(identities.subject, profile.subject)));
  if (existing === undefined) return { kind: 'other-connected' };
  // Refresh an identity of another account too: its address may prove that both are the same person.
  await refreshIdentity(db, existing.id, profile, now);
  return existing.userId === userId ? null : { kind: 'taken' };
};
