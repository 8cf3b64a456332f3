import { dayMs } from '@backbeat/domain';
import {
  type CoverageRenewal,
  coversPlatform,
  isCoveringRule,
  momentCoverageText,
  publicCoverageText,
} from '@backbeat/domain/coverage';
import { type Endpoints, endpoints, type ResponseOf } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import type { BillingSync } from '../billing/createBillingSync.ts';
import { readChannelStates } from '../channels/channelStates.ts';
import type { Audience } from '../channels/createAudience.ts';
import type { StreamExtensions } from '../channels/createStreamExtensions.ts';
import {
  type AddressOwner,
  findAddressOwner,
  makeAddress,
  readAddresses,
  revokeAddress,
  tokenLength,
} from '../channels/publicAddresses.ts';
import { publicCoverageUrl } from '../channels/publicCoverageUrl.ts';
import type { ListDeps } from '../channels/readListings.ts';
import { readOwnChannels } from '../channels/readOwnChannels.ts';
import type { Config } from '../config/Config.ts';
import { users } from '../db/schema/accounts.ts';
import { ApiError, fieldError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { noSession } from '../http/unauthorized.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { readCoverage, readKnownChannels, readMomentRule } from './accountCoverage.ts';

type Answer = ResponseOf<Endpoints['coverage']>;

/** The greatest age of the last reading of the provider. Readings are repeated after five minutes. */
const maxReadingAgeMs = 6 * 60_000;
const maxStreamAheadMs = 366 * dayMs;
/** How far back everybody may ask; beyond, the person makes a certificate. */
const publicPastMs = 90 * dayMs;

/** A pause ends with a bill. */
const nextBillMs = (renewal: CoverageRenewal): number | null => {
  if (renewal.kind === 'renews') return renewal.atMs;
  return renewal.kind === 'paused' ? (renewal.resumesAtMs ?? null) : null;
};

const noAddress = () => new ApiError('not_found', 'There is no such address.');

/** GET /v1/coverage, its settings, and the public addresses. */
export const mountCoverage = (
  mount: Mount,
  deps: RouteDeps & ListDeps & { readonly config: Pick<Config, 'apiUrl'> },
  {
    limiter,
    sync,
    extensions,
    audience,
  }: {
    readonly limiter: RateLimiter;
    readonly sync: BillingSync;
    readonly extensions: StreamExtensions;
    readonly audience: Audience;
  },
): void => {
  const { db, clock, config } = deps;

  const answer = async (userId: number): Promise<Answer> => {
    await extensions.decided(userId);
    const [user] = await db.select().from(users).where(eq(users.id, userId));
    if (user === undefined) throw noSession('The account is gone.');
    const channels = await readKnownChannels(deps, audience, userId);
    const addresses = await readAddresses(db, [userId]);
    const { light, reason, planCode, untilMs, renewal } = await readCoverage(deps, user, channels);
    const { nextStreamAt, billingSyncedAt } = user;
    return {
      light,
      reason,
      plan_code: planCode,
      until: isoOrNull(untilMs),
      next_bill_at: isoOrNull(nextBillMs(renewal)),
      channels: channels.map((channel) => {
        const { platform, id, name, isListed, listing, isExtra } = channel;
        const extraId = isExtra === true ? id : null;
        const own = addresses.find((one) => one.platform === platform && one.extraId === extraId);
        return {
          platform,
          ...(id === undefined ? {} : { channel_id: id }),
          name,
          is_listed: isListed,
          listing: listing && {
            state: listing.state,
            since: listing.since.toISOString(),
            problem: listing.problem,
            until: isoOrNull(listing.until),
          },
          public_url:
            id === undefined || own === undefined ? null : publicCoverageUrl(config.apiUrl, own.token),
        };
      }),
      next_stream_at:
        nextStreamAt !== null && nextStreamAt.getTime() > clock.now() ? nextStreamAt.toISOString() : null,
      is_provider_read: billingSyncedAt !== null && clock.now() - billingSyncedAt.getTime() < maxReadingAgeMs,
    };
  };

  mount(endpoints.coverage, async ({ session: { user } }) => {
    await sync.ifStale(user);
    return answer(user.id);
  });

  mount(endpoints.nextStream, async ({ session: { user }, body: { starts_at: startsAt } }) => {
    await limiter.consume(`coverage:${user.id}`, config.limits.coverage);
    const nextStreamAt = startsAt === undefined ? null : new Date(startsAt);
    const aheadMs = nextStreamAt === null ? 1 : nextStreamAt.getTime() - clock.now();
    if (!(aheadMs > 0 && aheadMs <= maxStreamAheadMs))
      throw new ApiError('validation', 'The next stream is within a year from now.', {
        details: { fields: { starts_at: 'Within a year from now' } },
      });
    await db.update(users).set({ nextStreamAt }).where(eq(users.id, user.id));
    return answer(user.id);
  });

  mount(endpoints.coverageAddress, async ({ session: { user }, body: { platform, channel_id, wanted } }) => {
    await limiter.consume(`coverage:${user.id}`, config.limits.coverage);
    const channels = await readOwnChannels(db, user.id);
    const channel = channels.find((one) => one.platform === platform && (channel_id ?? one.id) === one.id);
    if (channel === undefined) throw new ApiError('not_found', 'The account has no such channel.');
    await (wanted ? makeAddress(deps, user.id, channel) : revokeAddress(deps, user.id, channel));
    return answer(user.id);
  });

  /** The owner of an address. Unknown addresses are counted by network, or guesses would fill the table of limits. */
  const ownerOf = async (token: string, network: string): Promise<AddressOwner> => {
    const found = await findAddressOwner(deps, audience, token);
    const subject = found === null ? `no-coverage:${network}` : `coverage:${token}`;
    await limiter.consume(subject, config.limits.publicCoverage);
    if (found === null) throw noAddress();
    return found;
  };

  mount(endpoints.publicCoverage, async ({ context, params, query: { at } }) => {
    const token = params.token.slice(0, tokenLength);
    const { user, channel, hasPlace } = await ownerOf(token, callerNetwork(context, config.trustedProxies));
    if (channel === null) throw noAddress();
    await extensions.decided(user.id);
    context.header('Cache-Control', 'public, max-age=60');
    const shown = { platform: channel.platform, name: channel.name };
    if (at !== undefined) {
      // By the minute, as it is said: nobody finds the second of a purchase by asking on.
      const atMs = Math.floor(Date.parse(at) / 60_000) * 60_000;
      if (atMs > clock.now() || atMs < clock.now() - publicPastMs)
        throw fieldError('at', 'A moment of the last 90 days.');
      const rule = await readMomentRule(deps, user, channel, atMs);
      const covered = isCoveringRule(rule) || rule === 'limited';
      return { covered, until: null, text: momentCoverageText(rule, atMs), channel: shown };
    }
    const isListed = hasPlace && (await readChannelStates(deps, user.id))(channel).isListed;
    const coverage = await readCoverage(deps, { ...user, nextStreamAt: null }, [{ ...channel, isListed }]);
    const { light, planCode, untilMs } = coverage;
    const isLimited = planCode !== null && !coversPlatform(planCode, channel.platform);
    // An open bill comes first in the person's own answer, and is nothing to the public.
    const reason = isListed ? (isLimited ? 'limited' : coverage.reason) : 'not-listed';
    const isCovered = light !== 'red' && isListed;
    return {
      covered: isCovered,
      until: isCovered ? isoOrNull(untilMs) : null,
      text: publicCoverageText({ light, reason, untilMs }),
      channel: shown,
    };
  });
};
