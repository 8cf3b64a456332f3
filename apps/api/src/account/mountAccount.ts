import { endpoints } from '@backbeat/sdk/contract';
import { currentSubscription, extendedUntil } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { limitGuesses } from '../billing/limitGuesses.ts';
import type { Config } from '../config/Config.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { changeName, isNameFree } from '../names/displayName.ts';
import type { Deletion } from './createDeletion.ts';
import type { MergeOffers } from './createMergeOffers.ts';
import type { Merges } from './createMerges.ts';
import { expireLapsed } from './expireLapsed.ts';
import { exportAccount } from './exportAccount.ts';
import { type AccountReading, readAccount } from './readAccount.ts';
import { redeemCode } from './redeemCode.ts';
import { wirePastDue, wireUser } from './wireUser.ts';

export interface AccountParts extends AccountReading {
  readonly limiter: RateLimiter;
  readonly deletion: Deletion;
  readonly merges: Merges;
  readonly mergeOffers: MergeOffers;
}

/** GET /v1/me, GET /v1/account, and the changes of an account: merges with another one, too. */
export const mountAccount = (
  mount: Mount,
  deps: RouteDeps & Pick<BillingDeps, 'config' | 'letters'> & { readonly config: Pick<Config, 'apiUrl'> },
  parts: AccountParts,
): void => {
  const { db, clock, config, letters } = deps;
  const { limiter, deletion, merges, mergeOffers, extensions } = parts;

  mount(endpoints.me, async ({ session: { user } }) => {
    // Free tiers and granted ones cannot run out, so most calls end here.
    const canLapse = user.tier !== 'free' && user.grantedTier === null;
    if (!canLapse) return wireUser(user);
    const { user: current, rows } = await expireLapsed(deps, extensions, user);
    return {
      ...wireUser(current),
      past_due: wirePastDue(currentSubscription(rows, clock.now())),
      extended_until: isoOrNull(extendedUntil(rows, clock.now())),
    };
  });

  mount(endpoints.account, async ({ session: { user } }) => readAccount(deps, parts, user));

  mount(endpoints.accountExport, async ({ session: { user } }) => {
    await limiter.consume(`export:${user.id}`, config.limits.exports);
    const exported = await exportAccount(deps, user);
    // Before the answer, so that nobody takes the data without the owner being told. Once a day is enough.
    await letters.queue(db, {
      userId: user.id,
      key: `export-made:${user.id}:${exported.made_at.slice(0, 10)}`,
      letter: { kind: 'export-made', madeAt: exported.made_at },
    });
    return exported;
  });

  mount(endpoints.accountDeletion, async ({ session: { user }, body: { wanted } }) => {
    await limiter.consume(`deletion:${user.id}`, config.limits.deletion);
    if (wanted) return { deletes_at: (await deletion.request(user)).toISOString() };
    await deletion.undo(user);
    return { deletes_at: null };
  });

  mount(endpoints.usernameCheck, async ({ session: { user }, body }) => {
    await limiter.consume(`username:${user.id}`, config.limits.usernameCheck);
    return { available: await isNameFree(deps, user.id, body.username) };
  });

  mount(endpoints.usernameUpdate, async ({ session: { user }, body }) =>
    changeName(deps, user, body.username),
  );

  mount(endpoints.redeem, async ({ context, session: { user }, body }) => {
    const guesser = { userId: user.id, network: callerNetwork(context, config.trustedProxies) };
    // `redeemCode` throws on a wrong code, so only wrong ones stay counted.
    await limitGuesses(
      limiter,
      config.limits,
      guesser,
      () => redeemCode(deps, user, body),
      () => true,
    );
  });

  mount(endpoints.accountMerge, async ({ session: { user } }) => merges.state(user));

  mount(endpoints.accountMergeConfirm, async ({ session, body: { wanted } }) => {
    await limiter.consume(`merge:${session.user.id}`, config.limits.merges);
    return wanted ? merges.confirm(session) : merges.withdraw(session.user);
  });

  mount(endpoints.accountMergeUndo, async ({ session, body }) => {
    await limiter.consume(`merge:${session.user.id}`, config.limits.merges);
    return merges.undo(session, body.merge_id);
  });

  mount(endpoints.mergeOffer, ({ query: { link } }) => mergeOffers.read(link));

  mount(endpoints.mergeOfferAnswer, ({ body: { link, wanted } }) => mergeOffers.answer(link, wanted));
};
