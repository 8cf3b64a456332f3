import { addMonths, dayMs } from '@backbeat/domain';
import { and, isNotNull, isNull, lt, sql } from 'drizzle-orm';
import { retentionMs } from '../channels/createAnswerCache.ts';
import type { DbDeps } from '../db/Database.ts';
import { plays } from '../db/schema/activity.ts';
import { platformAnswers } from '../db/schema/channels.ts';
import { consents } from '../db/schema/consents.ts';
import { letters } from '../db/schema/letters.ts';
import { channelListings } from '../db/schema/listings.ts';
import { mergeOffers, mergeWishes } from '../db/schema/merges.ts';
import { billingEvents, planChanges } from '../db/schema/premium.ts';
import { linkOffers, rateLimits, refreshFamilies, signInAttempts } from '../db/schema/sessions.ts';
import { staffProofs, staffSessions } from '../db/schema/staff.ts';
import type { Clock } from '../lib/clock.ts';

const eventRetentionMs = 30 * dayMs;
/** A confirmation may be repeated long after its quote expired. */
const quoteRetentionMs = 7 * dayMs;
/** Afterwards only its kind and its day are kept. */
const letterRetentionMs = 90 * dayMs;
/** Until then the link of a letter says that its offer is over. */
const offerRetentionMs = 30 * dayMs;
/** After the end of the account. */
const consentMonths = 36;
/** No session of staff lasts as long. */
const staffSessionRetentionMs = dayMs;
/** A channel's stay of nobody is known until the list of the platform was compared, even after weeks without an answer. */
const endedStayRetentionMs = 30 * dayMs;
/** Nobody pages back more than a year. */
const playRetentionMs = 365 * dayMs;

interface SweepDeps extends DbDeps {
  /** The clock of sign-ins, if it is not `clock`. */
  readonly sessionClock?: Clock;
}

/** Removes expired rows: authorization flows, rate limits, sign-ins and old event ids. */
export const createSweep =
  ({ db, clock, sessionClock = clock }: SweepDeps) =>
  async (): Promise<void> => {
    const now = new Date(clock.now());
    await db.delete(signInAttempts).where(lt(signInAttempts.expiresAt, now));
    await db.delete(mergeWishes).where(lt(mergeWishes.expiresAt, now));
    await db.delete(mergeOffers).where(lt(mergeOffers.expiresAt, new Date(now.getTime() - offerRetentionMs)));
    await db.delete(linkOffers).where(lt(linkOffers.expiresAt, now));
    await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, now));
    await db
      .delete(platformAnswers)
      .where(lt(platformAnswers.askedAt, new Date(now.getTime() - retentionMs)));
    const endedBefore = new Date(now.getTime() - endedStayRetentionMs);
    await db
      .delete(channelListings)
      .where(and(isNull(channelListings.userId), lt(channelListings.goneAt, endedBefore)));
    await db.delete(plays).where(lt(plays.playedAt, new Date(now.getTime() - playRetentionMs)));
    await db.delete(planChanges).where(lt(planChanges.expiresAt, new Date(now.getTime() - quoteRetentionMs)));
    await db.delete(staffProofs).where(lt(staffProofs.expiresAt, new Date(sessionClock.now())));
    await db.delete(staffSessions).where(
      and(
        lt(staffSessions.confirmedAt, new Date(sessionClock.now() - staffSessionRetentionMs)),
        // The last one says when somebody was here last.
        sql`exists (select 1 from staff_sessions later where later.user_id = ${staffSessions.userId} and later.used_at > ${staffSessions.usedAt})`,
      ),
    );
    await db.delete(refreshFamilies).where(lt(refreshFamilies.expiresAt, new Date(sessionClock.now())));
    await db
      .update(letters)
      .set({ letter: null, address: null })
      .where(
        and(isNotNull(letters.letter), lt(letters.settledAt, new Date(now.getTime() - letterRetentionMs))),
      );
    await db
      .update(consents)
      .set({ endedAt: now })
      .where(and(isNull(consents.userId), isNull(consents.endedAt)));
    await db
      .delete(consents)
      .where(
        and(
          isNull(consents.userId),
          lt(consents.endedAt, new Date(addMonths(now.getTime(), -consentMonths))),
        ),
      );
    await db
      .delete(billingEvents)
      .where(lt(billingEvents.receivedAt, new Date(now.getTime() - eventRetentionMs)));
  };
