import { and, eq, exists, gt, inArray, isNull, or } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { identities } from '../db/schema/accounts.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { refreshFamilies } from '../db/schema/sessions.ts';
import { type Platforms, PlatformUnavailable, type StreamEvent, streamEvents } from './platforms.ts';

/** Channels that one run subscribes to, each with two events: the platform counts requests by the minute. */
const batchSize = 100;

/** Where the platform sends its events. */
export const streamEventsUrl = (apiUrl: string): string => `${apiUrl}/webhooks/twitch`;

interface EventsDeps extends DbDeps {
  readonly platforms: Pick<Platforms, 'live'>;
  readonly config: Pick<Config, 'apiUrl' | 'platforms'>;
  readonly logger: Logger;
}

const keyOf = (event: StreamEvent, channelId: string): string => `${event} ${channelId}`;

/**
 * Asks the live platform to tell when channels go live and stop: those of everybody who is signed in or has a plan. Each
 * run compares what the platform sends with what is wanted, so what was revoked, lost or given up is mended by the next.
 */
export const createStreamEvents = ({ db, clock, platforms, config, logger }: EventsDeps) => {
  const address = streamEventsUrl(config.apiUrl);
  // The next run begins behind it: channels that the platform refuses again and again do not take every turn.
  let lastId = '';

  const readWanted = async (): Promise<readonly string[]> => {
    const now = new Date(clock.now());
    const ofOwner = eq(subscriptions.userId, identities.userId);
    const hasPlan = exists(
      db
        .select({ id: subscriptions.id })
        .from(subscriptions)
        .where(
          and(
            ofOwner,
            or(
              inArray(subscriptions.state, ['active', 'past_due']),
              gt(subscriptions.paidThroughDate, now),
              gt(subscriptions.extendedUntil, now),
            ),
          ),
        ),
    );
    const isSignedIn = exists(
      db
        .select({ id: refreshFamilies.id })
        .from(refreshFamilies)
        .where(
          and(
            eq(refreshFamilies.userId, identities.userId),
            isNull(refreshFamilies.revokedAt),
            gt(refreshFamilies.expiresAt, now),
          ),
        ),
    );
    const rows = await db
      .select({ channelId: identities.subject })
      .from(identities)
      .where(and(eq(identities.provider, 'twitch'), or(hasPlan, isSignedIn)));
    return rows.map(({ channelId }) => channelId);
  };

  /** Safe to repeat, and to run in two processes at once. */
  return async (): Promise<void> => {
    if (config.platforms.twitch.eventsSecret === null) return;
    try {
      // The platform comes first: what another process asks it for in between is then no surprise.
      const known = await platforms.live.subscriptions(address);
      const wanted = new Set(await readWanted());
      const useless = known.filter(({ isAlive, channelId }) => !isAlive || !wanted.has(channelId));
      for (const { id } of useless) await platforms.live.unsubscribe(id);
      const alive = new Set(
        known.flatMap(({ isAlive, event, channelId }) => (isAlive ? [keyOf(event, channelId)] : [])),
      );
      const missingOf = (channelId: string) =>
        streamEvents.filter((event) => !alive.has(keyOf(event, channelId)));
      const missing = [...wanted].filter((channelId) => missingOf(channelId).length > 0).toSorted();
      const next = missing.filter((channelId) => channelId > lastId);
      const others = missing.filter((channelId) => channelId <= lastId);
      for (const channelId of [...next, ...others].slice(0, batchSize)) {
        lastId = channelId;
        for (const event of missingOf(channelId))
          if (!(await platforms.live.subscribe({ event, channelId }, address)))
            logger.warn({ event, channelId }, 'the live platform tells nothing about a channel');
      }
    } catch (error) {
      if (!(error instanceof PlatformUnavailable)) throw error;
      logger.warn({ err: error }, 'the live platform was not asked for all events; the next run goes on');
    }
  };
};
