import {
  type AudienceTier,
  type AudienceTierName,
  finalTier,
  isLargerTier,
  tierForViewers,
  tierForViews,
} from '@backbeat/domain';
import type { CoveredPeriod } from '@backbeat/domain/coverage';
import { and, eq } from 'drizzle-orm';
import { readCoveredPeriods } from '../billing/readCoveredPeriods.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { identities } from '../db/schema/accounts.ts';
import { furtherChannels, sharedChannels } from '../db/schema/channels.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Audience } from './createAudience.ts';
import { type OwnChannel, readOwnChannels } from './readOwnChannels.ts';

/** A deleted channel has no figure; a platform that is away throws. */
const nullWhenMissing = async (figure: Promise<number>): Promise<number | null> => {
  try {
    return await figure;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
};

/** The measured audience of an account's channels. */
interface MeasuredAudience {
  /** Null without a channel that can be measured. */
  readonly tier: AudienceTier | null;
  readonly hasVideoChannel: boolean;
  readonly channels: readonly OwnChannel[];
}

/**
 * A channel's average views or viewers, and the tier for them; null for a deleted one.
 *
 * @throws ApiError 'provider_unavailable'
 */
const measureChannel = async (audience: Audience, { platform, id }: Pick<OwnChannel, 'platform' | 'id'>) => {
  const isVideo = platform === 'youtube';
  const count = await nullWhenMissing(isVideo ? audience.averageViews(id) : audience.averageViewers(id));
  if (count === null) return { platform, count, tier: null };
  return { platform, count, tier: isVideo ? tierForViews(count) : tierForViewers(count) };
};

/** Stores a channel's tier. It never rises later: a grown audience raises the price, and loses no coverage. */
const keepTier = async (
  db: Database,
  userId: number,
  { platform, id, audienceTier: known, isExtra }: OwnChannel,
  audienceTier: AudienceTierName,
): Promise<void> => {
  if (known !== null && !isLargerTier(known, audienceTier)) return;
  if (isExtra)
    await db
      .update(furtherChannels)
      .set({ audienceTier })
      .where(and(eq(furtherChannels.userId, userId), eq(furtherChannels.channelId, id)));
  else if (platform === 'youtube')
    await db
      .update(sharedChannels)
      .set({ audienceTier })
      .where(and(eq(sharedChannels.userId, userId), eq(sharedChannels.channelId, id)));
  else
    await db
      .update(identities)
      .set({ audienceTier })
      .where(
        and(eq(identities.userId, userId), eq(identities.provider, 'twitch'), eq(identities.subject, id)),
      );
};

/**
 * Measures the audience that an account's Pro is priced by: the largest of its video channels and the connected live one.
 * Browsers are not asked.
 *
 * @throws ApiError 'provider_unavailable'
 */
export const measureAudience = async (
  { db }: Pick<DbDeps, 'db'>,
  audience: Audience,
  userId: number,
): Promise<MeasuredAudience> => {
  const channels = await readOwnChannels(db, userId);
  // One platform's answer counts even if the other one fails.
  const answers = await Promise.allSettled(
    channels.map(async (channel) => {
      const figures = await measureChannel(audience, channel);
      if (figures.tier !== null) await keepTier(db, userId, channel, figures.tier.name);
      return figures;
    }),
  );
  const measured = answers.map((answer) => {
    if (answer.status === 'rejected') throw answer.reason;
    return answer.value;
  });
  const countOf = (wanted: OwnChannel['platform']): number | null => {
    const counts = measured.flatMap(({ platform, count }) => (platform === wanted ? (count ?? []) : []));
    return counts.length === 0 ? null : Math.max(...counts);
  };
  const counts = { averageViews: countOf('youtube'), averageViewers: countOf('twitch') };
  return {
    tier: finalTier(counts)?.tier ?? null,
    hasVideoChannel: channels.some(({ platform }) => platform === 'youtube'),
    channels,
  };
};

/** Was something of it priced by the audience? Then the tier of a channel decides. */
const isTierAsked = (periods: readonly Pick<CoveredPeriod, 'audienceTier'>[]): boolean =>
  periods.some(({ audienceTier }) => audienceTier !== undefined);

/** A former channel with the tier of today's audience, if that decides: nobody keeps the tier of before. */
export const measureFormer = async (
  audience: Audience,
  periods: readonly Pick<CoveredPeriod, 'audienceTier'>[],
  channel: OwnChannel,
): Promise<OwnChannel> => {
  if (!isTierAsked(periods)) return channel;
  const { tier } = await measureChannel(audience, channel);
  return { ...channel, audienceTier: tier?.name ?? null };
};

/**
 * An account's channels. Unmeasured ones are measured if their coverage depends on the audience.
 *
 * @throws ApiError 'provider_unavailable'
 */
export const readMeasuredChannels = async (
  deps: DbDeps,
  audience: Audience,
  userId: number,
): Promise<readonly OwnChannel[]> => {
  const { db, clock } = deps;
  const channels = await readOwnChannels(db, userId);
  if (channels.every(({ audienceTier }) => audienceTier !== null)) return channels;
  const periods = await readCoveredPeriods(db, userId, new Date(clock.now()));
  if (!isTierAsked(periods)) return channels;
  await measureAudience(deps, audience, userId);
  return readOwnChannels(db, userId);
};

/** The tier at the last comparison; null if the channels have changed since. */
const readLastTier = async (db: Database, userId: number): Promise<AudienceTierName | null> => {
  const rows = await db
    .select({ tier: subscriptions.audienceTier })
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId));
  return rows.reduce<AudienceTierName | null>(
    (largest, { tier }) =>
      tier !== null && (largest === null || isLargerTier(tier, largest)) ? tier : largest,
    null,
  );
};

/** As `readMeasuredChannels`. While a platform is away, unmeasured channels get the account's last tier. */
export const tryMeasuredChannels = async (
  deps: DbDeps,
  audience: Audience,
  userId: number,
): Promise<readonly OwnChannel[]> => {
  try {
    return await readMeasuredChannels(deps, audience, userId);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'provider_unavailable') throw error;
    const lastTier = await readLastTier(deps.db, userId);
    const channels = await readOwnChannels(deps.db, userId);
    return channels.map((channel) => ({ ...channel, audienceTier: channel.audienceTier ?? lastTier }));
  }
};
