import { coveragePlatforms } from '@backbeat/domain/coverage';
import { and, eq, notInArray } from 'drizzle-orm';
import { isLive } from '../billing/accountTier.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import type { Audience } from '../channels/createAudience.ts';
import type { StreamExtensions } from '../channels/createStreamExtensions.ts';
import { isStanding, type PlatformClaim } from '../channels/platforms.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { type VideoClaimRow, videoClaims } from '../db/schema/claims.ts';
import type { ClaimDeps } from './ClaimDeps.ts';
import { isStillOurs } from './claimRows.ts';
import { nextTryAt } from './claimTimes.ts';
import { readPaidPlans } from './readBilledPlans.ts';
import { readChannelIds, readClaimFacts } from './readClaimFacts.ts';
import { readVideos, type VideosAnswer } from './readVideos.ts';
import { type Verdict, videoVerdict } from './videoVerdict.ts';

/** What the judge of claims asks. */
export interface JudgeServices {
  readonly sync: Pick<BillingSync, 'ifStale'>;
  readonly extensions: Pick<StreamExtensions, 'decided'>;
  readonly audience: Audience;
}

/** With so many open claims of a person at staff, they look for no more videos that nobody can see. */
const mostWithStaff = 20;

/** From the first begin of a person's streams to the last end. */
const timeOf = (answers: readonly VideosAnswer[], ownChannels: ReadonlySet<string>, now: Date) => {
  const streams = answers
    .flatMap((answer) => ('videos' in answer ? [...answer.videos.values()] : []))
    .filter(({ kind, from, channelId }) => kind === 'live' && from !== null && ownChannels.has(channelId));
  if (streams.length === 0) return null;
  const times = streams.flatMap(({ from, until }) => [from ?? now, until ?? now]).map(Number);
  const from = times.reduce((first, time) => Math.min(first, time));
  const until = times.reduce((last, time) => Math.max(last, time));
  return { from: new Date(from), until: new Date(until) };
};

/** Was it released, and told of by nothing but its address since? It stays gone, whatever became of plan and video. */
const isStillReleased = (
  { state, isClaimText, namedTracks }: VideoClaimRow,
  claims: readonly PlatformClaim[] | null,
): boolean =>
  state === 'released' && !isClaimText && namedTracks.length === 0 && claims?.some(isStanding) === false;

/** Judges claims of one person. */
export const createJudge = (deps: ClaimDeps, { sync, extensions, audience }: JudgeServices) => {
  const { db, clock, platforms, logger } = deps;

  /** Only what a person pays for can be credited. */
  const hasPaidPlan = async (userId: number): Promise<boolean> => {
    const paid = await readPaidPlans(deps, userId);
    return paid.some((plan) => isLive(plan, clock.now()));
  };

  /** How many of the person's other claims are open at staff. */
  const countWithStaff = (userId: number, rows: readonly VideoClaimRow[]): Promise<number> => {
    const isOther = notInArray(
      videoClaims.id,
      rows.map(({ id }) => id),
    );
    return db.$count(
      videoClaims,
      and(eq(videoClaims.userId, userId), eq(videoClaims.state, 'with-staff'), isOther),
    );
  };

  const changesOf = (row: VideoClaimRow, verdict: Verdict, isPaid: boolean): Partial<VideoClaimRow> => {
    const now = new Date(clock.now());
    const { state } = verdict;
    return {
      ...verdict,
      attempts: 0,
      tryAt: state === 'releasing' ? now : null,
      ...(state === row.state ? {} : { changedAt: now }),
      ...(state === 'releasing'
        ? { coveredAt: isPaid ? now : null, releaseAskedAt: null, releaseAnsweredAt: null }
        : {}),
    };
  };

  const putOff = async (rows: readonly VideoClaimRow[], error: unknown): Promise<void> => {
    for (const row of rows)
      await db
        .update(videoClaims)
        .set({ tryAt: nextTryAt(clock.now(), row.attempts, error) })
        .where(isStillOurs(row));
  };

  const judge = async (user: UserRow, rows: readonly VideoClaimRow[]): Promise<void> => {
    const ownChannels = await readChannelIds(db, user.id);
    const asked = await Promise.all(
      coveragePlatforms.map(async (platform) => {
        const own = rows.filter((row) => row.platform === platform);
        const ids = own.map(({ videoId }) => videoId);
        return { platform, own, answer: await readVideos(platforms, platform, ids, ownChannels) };
      }),
    );
    for (const { own, answer } of asked)
      if ('error' in answer) {
        logger.warn({ err: answer.error, claims: own.length }, 'claims could not be checked yet');
        await putOff(own, answer.error);
      }
    await sync.ifStale(user);
    await extensions.decided(user.id);
    const nowMs = clock.now();
    const facts = await readClaimFacts(deps, audience, user, {
      time: timeOf(
        asked.map(({ answer }) => answer),
        ownChannels,
        new Date(nowMs),
      ),
      names: rows.flatMap(({ namedTracks }) => namedTracks),
    });
    const isPaid = await hasPaidPlan(user.id);
    let room = mostWithStaff - (await countWithStaff(user.id, rows));
    const judged = asked.flatMap(({ platform, own, answer }) => {
      if ('error' in answer) return [];
      return own.map((row) => {
        const claims = answer.claims?.filter(({ videoId }) => videoId === row.videoId) ?? null;
        if (isStillReleased(row, claims)) return { row, changes: { attempts: 0, tryAt: null } };
        const verdict = videoVerdict({
          platform,
          found: answer.videos.get(row.videoId) ?? null,
          namedTracks: row.namedTracks,
          isClaimText: row.isClaimText,
          ourClaims: claims,
          haveStaffRoom: room > 0,
          facts,
          askedMs: row.askedAt.getTime(),
          nowMs,
        });
        if (verdict.state === 'with-staff') room -= 1;
        return { row, changes: changesOf(row, verdict, isPaid) };
      });
    });
    await db.transaction(async (tx) => {
      for (const { row, changes } of judged)
        await tx.update(videoClaims).set(changes).where(isStillOurs(row));
    });
  };

  /** Judges claims that this process works on. Those that it cannot are tried again later. */
  return async (userId: number, rows: readonly VideoClaimRow[]): Promise<void> => {
    try {
      const [user] = await db.select().from(users).where(eq(users.id, userId));
      if (user !== undefined) await judge(user, rows);
    } catch (err) {
      logger.warn({ err, claims: rows.length }, 'claims could not be judged yet');
      await putOff(rows, err);
    }
  };
};
