import { videoAddress } from '@backbeat/domain/claims';
import { and, isNull, lte, or } from 'drizzle-orm';
import { isStanding, type PlatformClaim, PlatformUnavailable } from '../channels/platforms.ts';
import { type VideoClaimRow, videoClaims } from '../db/schema/claims.ts';
import { batchesOf } from '../lib/batchesOf.ts';
import type { ClaimDeps } from './ClaimDeps.ts';
import { isStillOurs } from './claimRows.ts';
import { lookAgainMs, nextTryAt, repeatMs, resendMs } from './claimTimes.ts';
import { mostClaimed } from './readVideos.ts';

/** Releases of one claim after the other, so many at once. */
const width = 10;

/** Sends releases of claims, and follows them until the platform says that the claim is gone. */
export const createReleases = ({ db, clock, platforms: { rights }, letters, logger }: ClaimDeps) => {
  const now = () => new Date(clock.now());
  const lookAgainAt = () => new Date(clock.now() + lookAgainMs);

  /** Ends it, with a letter, unless another process has. */
  const close = (row: VideoClaimRow, kind: 'claim-released' | 'claim-refused'): Promise<void> =>
    db.transaction(async (tx) => {
      const isReleased = kind === 'claim-released';
      const changed = await tx
        .update(videoClaims)
        .set({
          state: isReleased ? 'released' : 'with-staff',
          reason: isReleased ? null : 'refused',
          changedAt: now(),
          tryAt: isReleased ? null : lookAgainAt(),
          attempts: 0,
          // What was told of the claim was settled with it.
          ...(isReleased ? { isClaimText: false, namedTracks: [] } : {}),
        })
        .where(isStillOurs(row))
        .returning({ id: videoClaims.id });
      if (changed.length === 0) return;
      await letters.queue(tx, {
        userId: row.userId,
        key: `${kind}:${row.id}:${row.changedAt.getTime()}`,
        letter: { kind, title: row.title, address: videoAddress(row.platform, row.videoId) },
      });
    });

  const putOff = async (row: VideoClaimRow, error?: unknown): Promise<void> => {
    const tryAt = nextTryAt(clock.now(), row.attempts, error);
    await db.update(videoClaims).set({ tryAt }).where(isStillOurs(row));
  };

  /** Notes that it is sent, before it is: whoever dies in between has it sent again later, and nobody sends it twice. */
  const mayBeSent = async (row: VideoClaimRow): Promise<boolean> => {
    const { releaseAskedAt, releaseAnsweredAt } = videoClaims;
    const before = (ms: number) => lte(releaseAskedAt, new Date(clock.now() - ms));
    const isLost = or(and(isNull(releaseAnsweredAt), before(resendMs)), before(repeatMs));
    const noted = await db
      .update(videoClaims)
      .set({ releaseAskedAt: now(), releaseAnsweredAt: null })
      .where(and(isStillOurs(row), or(isNull(releaseAskedAt), isLost)))
      .returning({ id: videoClaims.id });
    return noted.length > 0;
  };

  const follow = async (row: VideoClaimRow, active: readonly PlatformClaim[]): Promise<void> => {
    if (active.length === 0) return close(row, 'claim-released');
    if (row.state !== 'releasing') {
      // It is refused, and its person was told.
      await db.update(videoClaims).set({ tryAt: lookAgainAt(), attempts: 0 }).where(isStillOurs(row));
      return;
    }
    if (rights !== null && (await mayBeSent(row))) {
      for (const { id } of active)
        if ((await rights.release(id)) === 'refused') return close(row, 'claim-refused');
      await db.update(videoClaims).set({ releaseAnsweredAt: now() }).where(isStillOurs(row));
    }
    return putOff(row);
  };

  const followAll = async (rows: readonly VideoClaimRow[]): Promise<void> => {
    if (rights === null) throw new PlatformUnavailable('There is no account of a partner.', 3_600);
    const claims = await rights.claims(rows.map(({ videoId }) => videoId));
    const active = claims.filter(isStanding);
    for (const some of batchesOf(rows, width))
      await Promise.all(
        some.map(async (row) => {
          try {
            await follow(
              row,
              active.filter(({ videoId }) => videoId === row.videoId),
            );
          } catch (err) {
            logger.warn({ err, claim: row.id }, 'a claim is not released yet');
            await putOff(row, err);
          }
        }),
      );
  };

  /** Takes claims that this process works on one step further. */
  return async (rows: readonly VideoClaimRow[]): Promise<void> => {
    for (const batch of batchesOf(rows, mostClaimed))
      try {
        await followAll(batch);
      } catch (err) {
        logger.warn({ err, claims: batch.length }, 'claims could not be followed yet');
        for (const row of batch) await putOff(row, err);
      }
  };
};
