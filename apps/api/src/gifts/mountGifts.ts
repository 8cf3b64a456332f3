import { dayMs, giftLimits, giftPlanCode, giftState } from '@backbeat/domain';
import { endpoints, type ShownWords } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import type { GiftOrder } from '../billing/BillingProvider.ts';
import { taxAddressOf } from '../billing/quoteTax.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { gifts } from '../db/schema/gifts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { publicName } from '../names/publicName.ts';
import { type ClaimDeps, claimGift, countClaims, giftFacts, noGiftError, readClaim } from './claims.ts';
import type { GiftEnds } from './createGiftEnds.ts';
import { readGifts, readGiveLimit, readReceived } from './readGifts.ts';

export interface GiftParts {
  /** Buys once, and returns the gift's id. */
  readonly buyGift: (request: {
    readonly user: UserRow;
    readonly order: Omit<GiftOrder, 'giftId' | 'unitAmountCents'>;
    readonly until: Date;
    readonly totalCents: number;
    readonly shownTerms: ShownWords | undefined;
  }) => Promise<string>;
  readonly giftEnds: GiftEnds;
  readonly limiter: RateLimiter;
}

/**
 * The moment at which the gift expires: the end of its last day, in UTC.
 *
 * @returns null for a day that is too early or too late
 */
const untilOf = (lastDay: string, nowMs: number): Date | null => {
  const startMs = Date.parse(`${lastDay}T00:00:00.000Z`);
  const today = Math.floor(nowMs / dayMs) * dayMs;
  const isWithin = startMs > today && startMs <= today + giftLimits.openDays * dayMs;
  return isWithin ? new Date(startMs + dayMs) : null;
};

/** Gift months: buying, claiming by a link, cancelling unclaimed ones. */
export const mountGifts = (
  mount: Mount,
  deps: RouteDeps & ClaimDeps,
  { buyGift, giftEnds, limiter }: GiftParts,
): void => {
  const { db, clock, config } = deps;

  const readOwn = async (userId: number, id: string) => {
    const [gift] = await readGifts(deps, userId, id);
    if (gift === undefined) throw new ApiError('not_found', 'There is no such gift.');
    return gift;
  };

  mount(endpoints.gifts, async ({ session: { user } }) => ({
    gifts: await readGifts(deps, user.id),
    ...(await readGiveLimit(deps, user.id)),
    received: await readReceived(deps, user.id),
  }));

  mount(endpoints.giftBuy, async ({ session: { user }, body }) => {
    const until = untilOf(body.last_day, clock.now());
    if (until === null)
      throw new ApiError('validation', 'The last day is too early or too late.', {
        details: { fields: { last_day: 'Between tomorrow and the latest day' } },
      });
    const id = await buyGift({
      user,
      until,
      totalCents: body.total_cents,
      shownTerms: body.agreed?.terms,
      order: {
        accountCode: user.hash,
        email: body.email,
        firstName: body.first_name,
        lastName: body.last_name,
        tokenId: body.rjs_token_id,
        threeDSecureResultTokenId: body.three_d_secure_action_result_token_id ?? null,
        places: body.places,
        ...(body.address === undefined ? {} : { address: await taxAddressOf(db, user.id, body.address) }),
      },
    });
    return readOwn(user.id, id);
  });

  mount(endpoints.giftCancel, async ({ session: { user }, params: { id } }) => {
    await readOwn(user.id, id);
    await giftEnds.end(id);
    return readOwn(user.id, id);
  });

  /**
   * Limits wrong codes. Right codes always work: their 80 bits cannot be guessed, so a network's wrong guesses need not
   * block them.
   */
  const withGuess = <T>(network: string, read: () => Promise<T>): Promise<T> =>
    read().catch(async (error: unknown) => {
      if (error instanceof ApiError && error.code === 'not_found')
        await limiter.consume(`gift-codes:${network}`, config.limits.giftCodes);
      throw error;
    });

  mount(endpoints.gift, async ({ context, params: { code } }) =>
    withGuess(callerNetwork(context, config.trustedProxies), async () => {
      const [found] = await db
        .select({ gift: gifts, giver: users })
        .from(gifts)
        .leftJoin(users, eq(users.id, gifts.giverId))
        .where(eq(gifts.code, code));
      if (found === undefined) throw noGiftError();
      const { gift, giver } = found;
      const claimed = await countClaims(db, gift.id);
      return {
        giver: giver === null ? null : publicName(giver),
        plan_code: giftPlanCode,
        places: gift.places,
        left: gift.places - claimed,
        state: giftState(giftFacts(gift, claimed), clock.now()),
        until: gift.until.toISOString(),
      };
    }),
  );

  mount(endpoints.giftClaimState, async ({ context, session: { user }, params: { code } }) =>
    withGuess(callerNetwork(context, config.trustedProxies), () => readClaim(deps, user, code)),
  );

  mount(endpoints.giftClaim, async ({ context, session: { user }, params: { code } }) => {
    const network = callerNetwork(context, config.trustedProxies);
    return withGuess(network, async () => {
      const { state } = await readClaim(deps, user, code);
      if (state !== 'now' && state !== 'later') return claimGift(deps, user, code);
      // Only new claims count, so that a household may repeat its calls.
      await limiter.consume(`gift:${code}:${network}`, config.limits.giftClaimsOfNetwork);
      return claimGift(deps, user, code);
    });
  });
};
