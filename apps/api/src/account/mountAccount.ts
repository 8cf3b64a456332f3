import { endpoints } from '@backbeat/sdk/contract';
import type { Deps } from '../Deps.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { currentSubscription } from '../premium/accountTier.ts';
import type { BillingSync } from '../premium/createBillingSync.ts';
import { readUsedOffers } from '../premium/usedOffers.ts';
import type { Sessions } from '../session/createSessions.ts';
import type { Deletion } from './createDeletion.ts';
import { canChangeName, changeName, isNameFree } from './displayName.ts';
import { expireLapsed } from './expireLapsed.ts';
import { exportAccount } from './exportAccount.ts';
import { redeemCode } from './redeemCode.ts';
import { wireSubscription, wireUser } from './wireUser.ts';

/** What the account calls work with. */
export interface AccountParts {
  readonly sessions: Sessions;
  readonly limiter: RateLimiter;
  readonly sync: BillingSync;
  readonly deletion: Deletion;
}

/** GET /v1/me, GET /v1/account and the changes of an account. */
export const mountAccount = (
  mount: Mount,
  deps: Deps,
  { sessions, limiter, sync, deletion }: AccountParts,
): void => {
  const { db, clock, config } = deps;

  mount(endpoints.me, async ({ session: { user } }) => {
    // A free tier and one given by hand cannot run out, so most calls end here.
    const canLapse = user.tier !== 'free' && user.grantedTier === null;
    return wireUser(canLapse ? (await expireLapsed(deps, user)).user : user);
  });

  mount(endpoints.account, async ({ session }) => {
    const hasRead = await sync.ifStale(session.user);
    const read = hasRead ? await sessions.findUser(session.user.id) : null;
    const { user, rows } = await expireLapsed(deps, read ?? session.user);
    const subscription = currentSubscription(rows, clock.now());
    return {
      user: wireUser(user),
      subscription: subscription === null ? null : wireSubscription(subscription),
      name_change_eligible: canChangeName(user, clock.now()),
      deletes_at: user.deletionDueAt?.toISOString() ?? null,
      used_offers: await readUsedOffers(db, config.usedOffersKey, user.id),
    };
  });

  mount(endpoints.accountExport, async ({ session: { user } }) => {
    await limiter.take(`export:${user.id}`, config.limits.exports);
    return exportAccount(deps, user);
  });

  mount(endpoints.accountDeletion, async ({ session: { user }, body: { wanted } }) => {
    await limiter.take(`deletion:${user.id}`, config.limits.deletion);
    if (wanted) return { deletes_at: (await deletion.request(user)).toISOString() };
    await deletion.undo(user);
    return { deletes_at: null };
  });

  mount(endpoints.usernameCheck, async ({ session: { user }, body }) => {
    await limiter.take(`username:${user.id}`, config.limits.usernameCheck);
    return { available: await isNameFree(deps, user.id, body.username) };
  });

  mount(endpoints.usernameUpdate, async ({ session: { user }, body }) =>
    changeName(deps, user, body.username),
  );

  mount(endpoints.redeem, async ({ context, session: { user }, body }) => {
    const byAccount = `code:account:${user.id}`;
    const byNetwork = `code:network:${callerNetwork(context, config.trustedProxies)}`;
    await limiter.take(byAccount, config.limits.codesOfAccount);
    await limiter.take(byNetwork, config.limits.codesOfNetwork);
    await redeemCode(deps, user, body);
    await limiter.giveBack(byAccount);
    await limiter.giveBack(byNetwork);
  });
};
