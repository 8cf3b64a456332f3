import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { NamedVideo } from '@backbeat/domain/claims';
import type { Claim } from '@backbeat/sdk/contract';
import { and, asc, desc, eq, gt, inArray, lte, not, or, type SQL, sql } from 'drizzle-orm';
import { claimOnWire, isFollowed } from '../channels/claimOnWire.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { type VideoClaimRow, videoClaims } from '../db/schema/claims.ts';
import { inboxStates } from '../db/schema/staff.ts';
import type { ClaimDeps } from './ClaimDeps.ts';
import { isOfAccount, isRefused } from './claimRows.ts';
import { leaseMs, longestWaitMs, lookAgainMs } from './claimTimes.ts';
import { createJudge, type JudgeServices } from './createJudge.ts';
import { createReleases } from './createReleases.ts';

/** An answer waits this long for the platforms. A round does what is left. */
const maxWaitMs = 2_000;
/** The most claims that one process works on at once, and of a list. */
const batchSize = 50;
const mostListed = 600;

/** What a person tells of claims besides the videos. */
interface ToldClaim {
  readonly tracks: readonly string[];
  /** Whether it is a claim's own text, so that somebody claims the videos. */
  readonly isClaimText: boolean;
}

/** Claims on videos, and what becomes of them. */
export interface Claims {
  /** In the order of the videos. Each is judged at once where its platform answers in time. */
  ask(user: UserRow, videos: readonly NamedVideo[], told: ToldClaim): Promise<readonly Claim[]>;
  /** Newest first. What is due of them goes a step further. */
  list(userId: number): Promise<readonly Claim[]>;
  /** Takes all that is due a step further: what was left, and what is followed. */
  settle(): Promise<void>;
  /** Resolves when what was begun has ended. */
  settled(): Promise<void>;
}

const keyOf = ({ platform, videoId }: Pick<NamedVideo, 'platform' | 'videoId'>): string =>
  `${platform} ${videoId}`;

/** Is the platform at it, or has it refused? Then it is followed, and not judged anew. */
const isUnderWay = or(eq(videoClaims.state, 'releasing'), isRefused) ?? sql`false`;

export const createClaims = (deps: ClaimDeps, services: JudgeServices): Claims => {
  const { db, clock, logger } = deps;
  const judge = createJudge(deps, services);
  const release = createReleases(deps);
  const running = new Set<Promise<void>>();

  const leaseEnd = () => new Date(clock.now() + leaseMs);

  /** Claims that are due, for this process to work on. */
  const take = (wanted?: SQL): Promise<VideoClaimRow[]> => {
    const due = db
      .select({ id: videoClaims.id })
      .from(videoClaims)
      .where(and(lte(videoClaims.tryAt, new Date(clock.now())), isOfAccount(db), wanted))
      .orderBy(asc(videoClaims.tryAt))
      .limit(batchSize)
      .for('update', { skipLocked: true });
    return db
      .update(videoClaims)
      .set({ tryAt: leaseEnd(), attempts: sql`${videoClaims.attempts} + 1` })
      .where(inArray(videoClaims.id, due))
      .returning();
  };

  const work = async (rows: readonly VideoClaimRow[]): Promise<void> => {
    await release(rows.filter(isFollowed));
    const fresh = rows.filter((row) => !isFollowed(row));
    for (const userId of new Set(fresh.map((row) => row.userId)))
      await judge(
        userId,
        fresh.filter((row) => row.userId === userId),
      );
  };

  /** Works on until nothing is due. A row that was worked on is due again later. */
  const workOff = async (wanted?: SQL): Promise<void> => {
    for (let rows = await take(wanted); rows.length > 0; rows = await take(wanted)) await work(rows);
  };

  /** Waits for work, but not for long. What fails is tried again by a round. */
  const inTime = async (work: Promise<void>): Promise<void> => {
    const run = work
      .catch((err: unknown) => logger.warn({ err }, 'claims wait for the next round'))
      .finally(() => running.delete(run));
    running.add(run);
    await Promise.race([run, wait(maxWaitMs, undefined, { ref: false })]);
  };

  const ofVideos = (userId: number, videos: readonly NamedVideo[]) =>
    and(
      eq(videoClaims.userId, userId),
      inArray(
        videoClaims.videoId,
        videos.map(({ videoId }) => videoId),
      ),
    );

  /** Notes the claims, and takes those that are to be judged. */
  const note = (
    userId: number,
    videos: readonly NamedVideo[],
    { tracks: namedTracks, isClaimText }: ToldClaim,
  ): Promise<readonly VideoClaimRow[]> =>
    db.transaction(async (tx) => {
      const now = new Date(clock.now());
      const taken = { askedAt: now, tryAt: leaseEnd(), attempts: 1 };
      const fresh = await tx
        .insert(videoClaims)
        .values(
          videos.map(({ platform, videoId }) => ({
            ...taken,
            namedTracks,
            isClaimText,
            id: randomUUID(),
            userId,
            platform,
            videoId,
            tracks: [],
            parts: [],
            state: 'checking' as const,
            changedAt: now,
          })),
        )
        .onConflictDoNothing({ target: [videoClaims.userId, videoClaims.platform, videoClaims.videoId] })
        .returning();
      const isFresh = new Set(fresh.map(keyOf));
      const known = videos.filter((video) => !isFresh.has(keyOf(video)));
      if (known.length === 0) return fresh;
      const again = await tx
        .update(videoClaims)
        .set({
          ...taken,
          // An address alone says nothing new of its claim.
          ...(namedTracks.length > 0 ? { namedTracks } : {}),
          ...(isClaimText ? { isClaimText } : {}),
          state: sql`case when ${videoClaims.state} = 'answered' then 'checking' else ${videoClaims.state} end`,
          answer: null,
        })
        .where(and(ofVideos(userId, known), not(isUnderWay)))
        .returning();
      // Staff were done with some: what comes to them again is open.
      await tx.delete(inboxStates).where(
        and(
          eq(inboxStates.inbox, 'claims'),
          eq(inboxStates.state, 'done'),
          inArray(
            inboxStates.itemId,
            again.map(({ id }) => id),
          ),
        ),
      );
      return [...fresh, ...again];
    });

  return {
    ask: async (user, videos, told) => {
      if (videos.length === 0) return [];
      const taken = await note(user.id, videos, told);
      const own = inArray(
        videoClaims.id,
        taken.map(({ id }) => id),
      );
      const run = async () => {
        await judge(user.id, taken);
        await workOff(and(own, eq(videoClaims.state, 'releasing')));
      };
      if (taken.length > 0) await inTime(run());
      const rows = await db.select().from(videoClaims).where(ofVideos(user.id, videos));
      const byKey = new Map(rows.map((row) => [keyOf(row), row]));
      return videos.flatMap((video) => {
        const row = byKey.get(keyOf(video));
        return row === undefined ? [] : [claimOnWire(row)];
      });
    },
    list: async (userId) => {
      await inTime(workOff(eq(videoClaims.userId, userId)));
      const rows = await db
        .select()
        .from(videoClaims)
        .where(eq(videoClaims.userId, userId))
        .orderBy(desc(videoClaims.askedAt), desc(videoClaims.id))
        .limit(mostListed);
      return rows.map(claimOnWire);
    },
    settle: async () => {
      const latest = new Date(clock.now() + longestWaitMs);
      const isTooLate = or(
        gt(videoClaims.tryAt, new Date(clock.now() + lookAgainMs)),
        and(gt(videoClaims.tryAt, latest), not(isRefused)),
      );
      // A clock that was ahead may have put claims off for too long.
      await db.update(videoClaims).set({ tryAt: latest }).where(isTooLate);
      await workOff();
    },
    settled: async () => {
      await Promise.all(running);
    },
  };
};
