import type { Endpoints, ResponseOf } from '@backbeat/sdk/contract';
import { desc, eq, inArray, or, sql } from 'drizzle-orm';
import { readUsedOffers } from '../billing/usedOffers.ts';
import { claimOnWire } from '../channels/claimOnWire.ts';
import { readAddresses } from '../channels/publicAddresses.ts';
import { publicCoverageUrl } from '../channels/publicCoverageUrl.ts';
import type { Config } from '../config/Config.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { identities, type UserRow, unlinkedIdentities, users } from '../db/schema/accounts.ts';
import { musicMessages, plays } from '../db/schema/activity.ts';
import { certificates } from '../db/schema/certificates.ts';
import { furtherChannels, sharedChannels } from '../db/schema/channels.ts';
import { videoClaims } from '../db/schema/claims.ts';
import { consents } from '../db/schema/consents.ts';
import { giftClaims, gifts } from '../db/schema/gifts.ts';
import { letters } from '../db/schema/letters.ts';
import { channelListings } from '../db/schema/listings.ts';
import { accountMerges, mergeOffers } from '../db/schema/merges.ts';
import {
  billingDetails,
  cancellationReasons,
  checkouts,
  coveragePeriods,
  planChanges,
  redemptions,
  streamExtensions,
  subscriptions,
} from '../db/schema/premium.ts';
import { refreshFamilies } from '../db/schema/sessions.ts';
import { auditLog, staffNotes } from '../db/schema/staff.ts';
import { withdrawals } from '../db/schema/withdrawals.ts';
import { certificateFile } from '../lib/certificateFile.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { wireSubscription, wireUser } from './wireUser.ts';

type AccountExport = ResponseOf<Endpoints['accountExport']>;

const iso = (date: Date): string => date.toISOString();

/** Messages sent from the account's proven address; an unproven address may belong to somebody else. */
export const sentBy = ({ email, emailVerified }: UserRow) =>
  email !== null && emailVerified
    ? eq(sql`lower(${musicMessages.fields} ->> 'email')`, email.toLowerCase())
    : sql`false`;

/** An account and those that were merged into it and can still be brought back. */
export const readOwnAccounts = async (db: Database, user: UserRow): Promise<UserRow[]> => [
  user,
  ...(await db.select().from(users).where(eq(users.mergedIntoId, user.id))),
];

/** The guids of accounts that were merged into these, for good or not. */
const mergedGuids = async (db: Database, ids: readonly number[]): Promise<string[]> => {
  const rows = await db
    .select({ guid: accountMerges.guid })
    .from(accountMerges)
    .where(inArray(accountMerges.userId, [...ids]));
  return rows.map(({ guid }) => guid);
};

const cancelReasonOf = (
  row: typeof cancellationReasons.$inferSelect | undefined,
): Exclude<AccountExport['cancel_reason'], undefined> =>
  row === undefined ? null : { reason: row.reason, note: row.note, given_at: iso(row.givenAt) };

/** Everything that is kept about a person, without our own secrets. */
export const exportAccount = async (
  { db, clock, config }: DbDeps & { readonly config: Pick<Config, 'apiUrl' | 'usedOffersKey'> },
  user: UserRow,
): Promise<AccountExport> => {
  const accounts = await readOwnAccounts(db, user);
  const ids = accounts.map(({ id }) => id);
  const guids = accounts.map(({ guid }) => guid);
  const own = {
    merges: await db.select().from(accountMerges).where(inArray(accountMerges.userId, ids)),
    mergeOffers: await db
      .select()
      .from(mergeOffers)
      .where(or(inArray(mergeOffers.userId, ids), inArray(mergeOffers.otherUserId, ids)))
      .orderBy(mergeOffers.offeredAt),
    identities: await db.select().from(identities).where(inArray(identities.userId, ids)),
    unlinked: await db.select().from(unlinkedIdentities).where(inArray(unlinkedIdentities.userId, ids)),
    signIns: await db.select().from(refreshFamilies).where(inArray(refreshFamilies.userId, ids)),
    subscriptions: await db.select().from(subscriptions).where(inArray(subscriptions.userId, ids)),
    coverage: await db
      .select()
      .from(coveragePeriods)
      .where(inArray(coveragePeriods.userId, ids))
      .orderBy(coveragePeriods.startsAt),
    extensions: await db
      .select()
      .from(streamExtensions)
      .where(inArray(streamExtensions.userId, ids))
      .orderBy(streamExtensions.startsAt),
    addresses: await readAddresses(db, ids),
    listings: await db
      .select()
      .from(channelListings)
      .where(inArray(channelListings.userId, ids))
      .orderBy(channelListings.askedAt),
    certificates: await db
      .select({ jws: certificates.jws })
      .from(certificates)
      .where(inArray(certificates.userId, ids))
      .orderBy(certificates.issuedAt),
    purchases: await db.select().from(checkouts).where(inArray(checkouts.userId, ids)),
    billingDetails: await db
      .select()
      .from(billingDetails)
      .where(inArray(billingDetails.userId, ids))
      .orderBy(billingDetails.since),
    planChanges: await db.select().from(planChanges).where(inArray(planChanges.userId, ids)),
    cancelReasons: await db
      .select()
      .from(cancellationReasons)
      .where(inArray(cancellationReasons.userId, ids)),
    gifts: await db
      .select({ gift: gifts, claimed: db.$count(giftClaims, eq(giftClaims.giftId, gifts.id)) })
      .from(gifts)
      .where(inArray(gifts.giverId, ids))
      .orderBy(gifts.createdAt),
    giftClaims: await db
      .select({ claim: giftClaims, month: subscriptions })
      .from(giftClaims)
      .leftJoin(subscriptions, eq(subscriptions.id, giftClaims.subscriptionId))
      .where(inArray(giftClaims.userId, ids))
      .orderBy(giftClaims.claimedAt),
    withdrawals: await db
      .select()
      .from(withdrawals)
      .where(inArray(withdrawals.userId, ids))
      .orderBy(withdrawals.askedAt),
    claims: await db
      .select()
      .from(videoClaims)
      .where(inArray(videoClaims.userId, ids))
      .orderBy(videoClaims.askedAt),
    redemptions: await db.select().from(redemptions).where(inArray(redemptions.userId, ids)),
    channels: [
      ...(await db.select().from(sharedChannels).where(inArray(sharedChannels.userId, ids))),
      ...(await db.select().from(furtherChannels).where(inArray(furtherChannels.userId, ids))).map(
        (channel) => ({ channelType: 'youtube', ...channel }),
      ),
    ],
    played: await db.select().from(plays).where(inArray(plays.userGuid, guids)).orderBy(desc(plays.playedAt)),
    consents: await db.select().from(consents).where(inArray(consents.userId, ids)).orderBy(consents.id),
    letters: await db.select().from(letters).where(inArray(letters.userId, ids)).orderBy(letters.queuedAt),
    notes: await db.select().from(staffNotes).where(inArray(staffNotes.userId, ids)).orderBy(staffNotes.at),
    acts: await db
      .select()
      .from(auditLog)
      .where(inArray(auditLog.personGuid, [...guids, ...(await mergedGuids(db, ids))]))
      .orderBy(auditLog.id),
    messages: await db
      .select()
      .from(musicMessages)
      .where(or(...accounts.map(sentBy))),
  };
  return {
    made_at: iso(new Date(clock.now())),
    user: {
      ...wireUser(user),
      email_verified: user.emailVerified,
      marketing_opt_in: user.marketingOptIn,
      license_accepted_at: iso(user.licenseAcceptedAt),
      name_changed_at: isoOrNull(user.nameChangedAt),
    },
    deletes_at: isoOrNull(user.deletionDueAt),
    identities: own.identities.map(
      ({ provider, subject, username, avatar, verifiedEmail, audienceTier, createdAt }) => ({
        provider,
        subject,
        username,
        avatar,
        verified_email: verifiedEmail,
        audience_tier: audienceTier,
        created_at: iso(createdAt),
      }),
    ),
    unlinked_identities: own.unlinked.map(({ provider, linkedAt, unlinkedAt }) => ({
      provider,
      linked_at: iso(linkedAt),
      unlinked_at: iso(unlinkedAt),
    })),
    merged_accounts: own.merges.map(({ goneUserId, accountCode, guid, mergedAt, undoUntil }) => {
      const gone = accounts.find(({ id }) => id === goneUserId);
      return {
        guid,
        account_code: accountCode,
        merged_at: iso(mergedAt),
        undo_until: iso(undoUntil),
        user: gone === undefined ? null : wireUser(gone),
      };
    }),
    merge_offers: own.mergeOffers.map(({ userId, offeredAt, expiresAt, confirmedAt, end }) => ({
      side: ids.includes(userId) ? ('lost_sign_in' as const) : ('other' as const),
      offered_at: iso(offeredAt),
      offered_until: iso(expiresAt),
      confirmed_at: isoOrNull(confirmedAt),
      end,
    })),
    sign_ins: own.signIns.map(({ createdAt, expiresAt, revokedAt }) => ({
      created_at: iso(createdAt),
      expires_at: iso(expiresAt),
      revoked_at: isoOrNull(revokedAt),
    })),
    subscriptions: own.subscriptions.map((row) => ({
      ...wireSubscription(row),
      audience_tier: row.audienceTier,
      audience_compared_at: isoOrNull(row.audienceComparedAt),
      told_amount: row.toldCents,
      told_at: isoOrNull(row.toldAt),
      renewal_stopped_at: row.stoppedRenewal?.at ?? null,
      created_at: iso(row.createdAt),
    })),
    coverage: own.coverage.map(({ planCode, startsAt, endsAt, audienceTier }) => ({
      plan_code: planCode,
      audience_tier: audienceTier,
      from: iso(startsAt),
      until: isoOrNull(endsAt),
    })),
    stream_extensions: own.extensions.map(({ planCode, startsAt, endsAt, reason }) => ({
      plan_code: planCode,
      from: iso(startsAt),
      until: iso(endsAt),
      reason,
    })),
    coverage_addresses: own.addresses.map(({ platform, token, createdAt }) => ({
      platform,
      public_url: publicCoverageUrl(config.apiUrl, token),
      created_at: iso(createdAt),
    })),
    channel_listings: own.listings.map((row) => ({
      platform: row.platform,
      channel_id: row.channelId,
      channel_name: row.channelName,
      state: row.state,
      problem: row.problem,
      asked_at: iso(row.askedAt),
      listed_at: isoOrNull(row.listedAt),
      leaves_at: isoOrNull(row.leavesAt),
      gone_at: isoOrNull(row.goneAt),
    })),
    next_stream_at: isoOrNull(user.nextStreamAt),
    certificates: own.certificates.map(({ jws }) => certificateFile(jws)),
    purchases: own.purchases.map(({ planCode, state, createdAt }) => ({
      plan_code: planCode,
      state,
      created_at: iso(createdAt),
    })),
    billing_details: own.billingDetails.map(({ company, taxNumber, address, since }) => ({
      company,
      tax_number: taxNumber,
      address,
      since: iso(since),
    })),
    plan_changes: own.planChanges.map(({ planCode, kind, state, createdAt }) => ({
      plan_code: planCode,
      kind,
      state,
      created_at: iso(createdAt),
    })),
    cancel_reason: cancelReasonOf(own.cancelReasons[0]),
    used_offers: await readUsedOffers(db, config.usedOffersKey, user.id),
    gifts: own.gifts.map(({ gift, claimed }) => ({
      code: gift.code,
      places: gift.places,
      claimed,
      until: iso(gift.until),
      created_at: iso(gift.createdAt),
      ended_at: isoOrNull(gift.endedAt),
    })),
    gift_claims: own.giftClaims.map(({ claim, month }) => ({
      claimed_at: iso(claim.claimedAt),
      starts_at: isoOrNull(month?.createdAt ?? null),
      ends_at: isoOrNull(month?.paidThroughDate ?? null),
    })),
    withdrawals: own.withdrawals.map(({ reference, invoiceNumber, offer, askedAt, refundedAt }) => ({
      reference,
      invoice_number: invoiceNumber,
      total_cents: offer.total_cents,
      at: iso(askedAt),
      done_at: isoOrNull(refundedAt),
    })),
    claims: own.claims.map((row) => ({ ...claimOnWire(row), named_tracks: [...row.namedTracks] })),
    redemptions: own.redemptions.map(({ channelName, redeemedAt }) => ({
      channel_name: channelName,
      redeemed_at: iso(redeemedAt),
    })),
    channels: own.channels.map(
      ({ channelType, channelId, channelName, channelImage, audienceTier, sharedAt }) => ({
        channel_type: channelType,
        channel_id: channelId,
        channel_name: channelName,
        channel_image: channelImage,
        audience_tier: audienceTier,
        shared_at: iso(sharedAt),
      }),
    ),
    played: own.played.map(({ title, artist, album, station, playedAt }) => ({
      title,
      artist,
      album,
      station,
      played_at: iso(playedAt),
    })),
    consents: own.consents.map((row) => ({
      kind: row.kind,
      version: row.version,
      words: row.words,
      page: row.page,
      plan_code: row.planCode,
      amount_cents: row.amountCents,
      first_charge_at: isoOrNull(row.firstChargeAt),
      given: row.isGiven,
      at: iso(row.at),
    })),
    letters: own.letters.map(({ kind, state, queuedAt, settledAt }) => ({
      kind,
      queued_at: iso(queuedAt),
      sent_at: isoOrNull(state === 'sent' ? settledAt : null),
    })),
    staff_notes: own.notes.map(({ text, at }) => ({ text, at: iso(at) })),
    done_by_staff: own.acts.map(({ what, before, after, reason, at }) => ({
      what,
      before,
      after,
      reason,
      at: iso(at),
    })),
    messages: own.messages.map(({ fields, receivedAt }) => ({ received_at: iso(receivedAt), fields })),
  };
};
