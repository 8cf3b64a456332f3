import { staffEndpoints, type TimelineEvent, type TimelineKind } from '@backbeat/sdk/staff';
import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { graceMs } from '../../account/createDeletion.ts';
import { identities, type UserRow, unlinkedIdentities, users } from '../../db/schema/accounts.ts';
import { certificates } from '../../db/schema/certificates.ts';
import { consents } from '../../db/schema/consents.ts';
import { giftClaims, gifts } from '../../db/schema/gifts.ts';
import { letters } from '../../db/schema/letters.ts';
import { accountMerges } from '../../db/schema/merges.ts';
import {
  cancellationReasons,
  checkouts,
  coveragePeriods,
  planChanges,
  redemptions,
  streamExtensions,
} from '../../db/schema/premium.ts';
import { refreshFamilies } from '../../db/schema/sessions.ts';
import { auditLog, staffActs, staffNotes } from '../../db/schema/staff.ts';
import { withdrawals } from '../../db/schema/withdrawals.ts';

/** Rows of one table that are events of one kind. */
export interface TimelineSource {
  readonly table: PgTable;
  readonly where: SQL | undefined;
  readonly id: PgColumn;
  /** Rows without a time are none. */
  readonly at: PgColumn | SQL;
  readonly by: TimelineEvent['by'] | SQL;
  readonly about?: PgColumn | SQL;
  readonly cents?: PgColumn | SQL;
  readonly reason?: PgColumn | SQL;
  /** The member of the staff: the column of the account's id or guid. */
  readonly staff?: { readonly key: PgColumn; readonly is: PgColumn };
}

/** What staff only looked at is no event of the person, and acts have rows of their own. */
const notListed = [
  staffEndpoints.staffAct.name,
  ...Object.values(staffEndpoints).flatMap(({ name, retry }) => (retry === 'read' ? [name] : [])),
];

/**
 * Where each kind of event is written down.
 *
 * @param accounts the account, and those that were merged into it and can still be brought back
 */
export const timelineSources = (
  accounts: readonly Pick<UserRow, 'id' | 'guid'>[],
  now: Date,
): Readonly<Record<TimelineKind, TimelineSource | readonly TimelineSource[]>> => {
  const ids = accounts.map(({ id }) => id);
  const guids = accounts.map(({ guid }) => guid);
  const own = (owner: PgColumn) => inArray(owner, ids);
  const account = { table: users, where: own(users.id), id: users.id, by: 'person' } as const;
  const signIn = { table: refreshFamilies, where: own(refreshFamilies.userId), id: refreshFamilies.id };
  const unlinked = {
    table: unlinkedIdentities,
    where: own(unlinkedIdentities.userId),
    id: unlinkedIdentities.id,
    by: 'person',
    about: unlinkedIdentities.provider,
  } as const;
  const unlinkedBy = sql`case when exists (select 1 from ${staffActs} where ${own(staffActs.userId)} and ${staffActs.failure} is null and ${staffActs.act} ->> 'kind' = 'unlink_identity' and ${staffActs.act} ->> 'identity_id' = ${unlinkedIdentities.id}::text) then 'staff' else 'person' end`;
  const purchase = (state: 'succeeded' | 'failed', isWanted?: SQL) => ({
    table: checkouts,
    where: and(own(checkouts.userId), eq(checkouts.state, state), isWanted),
    id: checkouts.id,
    at: sql`coalesce(${checkouts.settledAt}, ${checkouts.createdAt})`,
    about: checkouts.planCode,
  });
  const change = (state: 'done' | 'failed', ...kinds: (typeof planChanges.$inferSelect)['kind'][]) => ({
    table: planChanges,
    where: and(
      own(planChanges.userId),
      eq(planChanges.state, state),
      kinds.length === 0 ? undefined : inArray(planChanges.kind, kinds),
    ),
    id: planChanges.id,
    at: planChanges.createdAt,
    by: 'person' as const,
    about: planChanges.planCode,
  });
  const coverage = (at: PgColumn) => ({
    table: coveragePeriods,
    // A time to come has not happened.
    where: and(own(coveragePeriods.userId), sql`${at} <= ${now.toISOString()}::timestamptz`),
    id: coveragePeriods.id,
    at,
    by: 'system' as const,
    about: coveragePeriods.planCode,
  });
  const refund = {
    table: withdrawals,
    where: own(withdrawals.userId),
    id: withdrawals.id,
    about: withdrawals.invoiceNumber,
    cents: sql`(${withdrawals.offer} ->> 'total_cents')::integer`,
  };
  /** By the rules, staff give it back as the person could: the withdrawal is the same. */
  const refundAskedBy = sql`case when exists (select 1 from ${staffActs} where ${own(staffActs.userId)} and ${staffActs.failure} is null and ${staffActs.act} ->> 'kind' = 'refund' and ${staffActs.act} ->> 'number' = ${withdrawals.invoiceNumber} and ${staffActs.act} #>> '{part,of}' = 'rules') then 'staff' else 'person' end`;
  /** As `coveredGift` covers it. */
  const giftCode = sql`left(${gifts.code}, 4) || '…'`;
  const gift = { table: gifts, where: own(gifts.giverId), id: gifts.id, about: giftCode };
  const letter = (state: (typeof letters.$inferSelect)['state']) => ({
    table: letters,
    where: and(own(letters.userId), eq(letters.state, state)),
    id: letters.id,
    at: letters.settledAt,
    by: 'system' as const,
    about: letters.kind,
  });
  const consent = (isGiven: boolean) => ({
    table: consents,
    where: and(own(consents.userId), eq(consents.isGiven, isGiven)),
    id: consents.id,
    at: consents.at,
    by: 'person' as const,
    about: consents.kind,
  });
  const failure = sql`coalesce(${checkouts.failure} ->> 'decline', ${checkouts.failure} ->> 'kind')`;

  return {
    'account.created': { ...account, at: users.createdAt },
    'account.renamed': { ...account, at: users.nameChangedAt },
    'account.deletion_asked': {
      ...account,
      at: sql`${users.deletionDueAt} - make_interval(secs => ${graceMs / 1_000})`,
    },
    'email.refused': { ...account, at: users.emailRefusedAt, by: 'provider' },
    'account.merged': {
      table: accountMerges,
      where: own(accountMerges.userId),
      id: accountMerges.id,
      at: accountMerges.mergedAt,
      by: 'person',
      about: accountMerges.accountCode,
    },
    'sign_in.begun': {
      ...signIn,
      at: refreshFamilies.createdAt,
      by: 'person',
      about: refreshFamilies.provider,
    },
    'sign_in.ended': {
      ...signIn,
      at: refreshFamilies.revokedAt,
      by: sql`case when ${refreshFamilies.revokedBecause} = 'reuse' then 'system' when ${refreshFamilies.revokedBecause} in ('logout', 'merge', 'unlink') then 'person' else 'staff' end`,
      about: refreshFamilies.provider,
      reason: refreshFamilies.revokedBecause,
    },
    'identity.linked': [
      {
        table: identities,
        where: own(identities.userId),
        id: identities.id,
        at: identities.createdAt,
        by: 'person',
        about: identities.provider,
      },
      { ...unlinked, at: unlinkedIdentities.linkedAt },
    ],
    'identity.unlinked': { ...unlinked, at: unlinkedIdentities.unlinkedAt, by: unlinkedBy },
    'plan.bought': { ...purchase('succeeded', sql`${checkouts.gift} is null`), by: 'person' },
    'plan.purchase_failed': { ...purchase('failed'), by: 'provider', reason: failure },
    'plan.changed': change('done', 'now'),
    'plan.change_scheduled': change('done', 'renewal'),
    'plan.change_taken_back': change('done', 'keep'),
    'plan.resumed': change('done', 'resume'),
    'plan.pause_planned': change('done', 'pause'),
    'plan.pause_ended': change('done', 'unpause'),
    'plan.change_failed': {
      ...change('failed'),
      by: 'provider',
      reason: sql`coalesce(${planChanges.failure} ->> 'decline', ${planChanges.failure} ->> 'kind')`,
    },
    'plan.left': {
      table: cancellationReasons,
      where: own(cancellationReasons.userId),
      id: cancellationReasons.userId,
      at: cancellationReasons.givenAt,
      by: 'person',
      reason: cancellationReasons.reason,
    },
    'coverage.begun': coverage(coveragePeriods.startsAt),
    'coverage.ended': coverage(coveragePeriods.endsAt),
    'coverage.extended': {
      table: streamExtensions,
      where: own(streamExtensions.userId),
      id: streamExtensions.id,
      at: streamExtensions.startsAt,
      by: 'system',
      about: streamExtensions.planCode,
      reason: streamExtensions.reason,
    },
    'refund.asked': { ...refund, at: withdrawals.askedAt, by: refundAskedBy },
    'refund.paid': { ...refund, at: withdrawals.refundedAt, by: 'provider' },
    'gift.bought': { ...gift, at: gifts.createdAt, by: 'person', cents: gifts.paidCents },
    'gift.ended': { ...gift, at: gifts.endedAt, by: 'system' },
    'gift.refunded': { ...gift, at: gifts.refundedAt, by: 'provider', cents: gifts.refundCents },
    'gift.claimed': {
      table: giftClaims,
      where: own(giftClaims.userId),
      id: giftClaims.id,
      at: giftClaims.claimedAt,
      by: 'person',
      about: sql`(select ${giftCode} from ${gifts} where ${gifts.id} = ${giftClaims.giftId})`,
    },
    'certificate.issued': {
      table: certificates,
      where: own(certificates.userId),
      id: certificates.code,
      at: certificates.issuedAt,
      by: 'person',
      about: certificates.code,
    },
    'letter.sent': letter('sent'),
    'letter.dropped': letter('dropped'),
    'letter.dead': letter('dead'),
    'consent.given': consent(true),
    'consent.refused': consent(false),
    'code.redeemed': {
      table: redemptions,
      where: own(redemptions.userId),
      id: redemptions.id,
      at: redemptions.redeemedAt,
      by: 'person',
      about: redemptions.channelName,
    },
    'staff.noted': {
      table: staffNotes,
      where: own(staffNotes.userId),
      id: staffNotes.id,
      at: staffNotes.at,
      by: 'staff',
      reason: staffNotes.text,
      staff: { key: staffNotes.staffId, is: users.id },
    },
    'staff.acted': [
      {
        table: staffActs,
        where: and(
          own(staffActs.userId),
          isNull(staffActs.failure),
          sql`${staffActs.act} ->> 'kind' <> 'note'`,
        ),
        id: staffActs.id,
        at: staffActs.at,
        by: 'staff',
        about: sql`${staffActs.act} ->> 'kind'`,
        reason: staffActs.reason,
        staff: { key: staffActs.staffId, is: users.id },
      },
      {
        table: auditLog,
        where: and(
          inArray(auditLog.personGuid, guids),
          notInArray(auditLog.what, notListed),
          sql`${auditLog.what} not like 'refused:%'`,
        ),
        id: auditLog.id,
        at: auditLog.at,
        by: 'staff',
        about: auditLog.what,
        reason: auditLog.reason,
        staff: { key: auditLog.staffGuid, is: users.guid },
      },
    ],
  };
};
