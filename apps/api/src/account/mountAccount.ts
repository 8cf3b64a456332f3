import { endpoints } from '@backbeat/sdk/contract';
import type { Deps } from '../Deps.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { currentSubscription } from '../premium/accountTier.ts';
import type { BillingSync } from '../premium/createBillingSync.ts';
import type { Sessions } from '../session/createSessions.ts';
import { canChangeName, changeName, isNameFree } from './displayName.ts';
import { expireLapsed } from './expireLapsed.ts';
import { redeemCode } from './redeemCode.ts';
import { wireSubscription, wireUser } from './wireUser.ts';

/** What the account calls work with. */
export interface AccountParts {
  readonly sessions: Sessions;
  readonly limiter: RateLimiter;
  readonly sync: BillingSync;
}

/** GET /v1/me, GET /v1/account and the changes of an account. */
export const mountAccount = (mount: Mount, deps: Deps, { sessions, limiter, sync }: AccountParts): void => {
  const { clock, config } = deps;

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
    };
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
