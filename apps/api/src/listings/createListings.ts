import { dayMs } from '@backbeat/domain';
import { and, asc, eq, gt, inArray, isNull, lte, ne, or, type SQL } from 'drizzle-orm';
import type { Logger } from 'pino';
import type { Platforms } from '../channels/platforms.ts';
import type { DbDeps } from '../db/Database.ts';
import { latestMoment } from '../db/latestMoment.ts';
import { channelListings } from '../db/schema/listings.ts';
import { compareList } from './compareList.ts';
import { followWanted } from './followWanted.ts';
import { isOpen } from './listingRows.ts';
import type { TellDeps } from './tellFailed.ts';
import { createWorkOnChannel, type Refusal } from './workOnChannel.ts';

/** The most stays of one round. */
const batchSize = 200;
/** After so many channels in a row without an answer, or so many refused ones, the round ends: it is not the channels. */
const patience = 3;

/** Keeps the platform's list of channels that get no claims as the plans want it. */
export interface Listings {
  /** Ends all waits for the platform, for a process that is alone on the database. */
  readonly lease: { endAll(): Promise<void> };
  /** Compares plans with the known stays, and does what is due. */
  settle(): Promise<void>;
  /** Compares the whole list of the platform with the known stays. */
  compare(): Promise<void>;
}

export const createListings = (
  deps: DbDeps & TellDeps & { readonly platforms: Pick<Platforms, 'rights'>; readonly logger: Logger },
): Listings => {
  const { db, clock, logger, platforms } = deps;
  const { rights } = platforms;
  const isPlaced = or(isNull(channelListings.problem), ne(channelListings.problem, 'changed-often'));
  /** Has no stay wait longer for the platform than until a moment. */
  const waitUntil = async (latest: Date | SQL): Promise<void> => {
    const now = new Date(clock.now());
    const isWaiting = or(
      and(inArray(channelListings.state, ['listing', 'failed']), isPlaced),
      and(eq(channelListings.state, 'leaving'), lte(channelListings.leavesAt, now)),
    );
    await db
      .update(channelListings)
      .set({ tryAt: latest })
      .where(and(isOpen, isWaiting, gt(channelListings.tryAt, latest)));
  };
  const lease = { endAll: () => waitUntil(new Date(clock.now())) };
  if (rights === null) return { lease, settle: async () => {}, compare: async () => {} };
  const workOn = createWorkOnChannel({ ...deps, rights });

  return {
    lease,
    settle: async () => {
      // A clock that was ahead may have written later times.
      await waitUntil(latestMoment(clock, dayMs));
      await followWanted(deps);
      const due = await db
        .select({ channelId: channelListings.channelId })
        .from(channelListings)
        .where(and(isOpen, lte(channelListings.tryAt, new Date(clock.now()))))
        .orderBy(asc(channelListings.tryAt), asc(channelListings.id))
        .limit(batchSize);
      let unanswered = 0;
      const refusals: Refusal[] = [];
      const isOver = () => Math.max(unanswered, refusals.length) >= patience;
      for (const channelId of new Set(due.map((row) => row.channelId))) {
        if (isOver()) break;
        const outcome = await workOn(channelId);
        if (outcome === 'nothing') continue;
        if (outcome === 'answered') {
          unanswered = 0;
          for (const { believe } of refusals.splice(0)) await believe();
        } else if (outcome === 'unanswered') unanswered += 1;
        else refusals.push(outcome);
      }
      if (isOver())
        logger.error(
          { unanswered, refused: refusals.length },
          'a platform lists no channel: it is down, or our account lost its rights',
        );
      for (const { believe, doubt } of refusals) await (isOver() ? doubt() : believe());
    },
    compare: () => compareList({ db, clock, logger, rights }),
  };
};
