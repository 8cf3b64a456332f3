import type { StaffPerson } from '@backbeat/sdk/staff';
import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import { wireSubscription } from '../account/wireUser.ts';
import { currentSubscription, tierOf } from '../billing/accountTier.ts';
import { readCoveredPeriods } from '../billing/readCoveredPeriods.ts';
import { readUsedOffers } from '../billing/usedOffers.ts';
import { readOwnChannels } from '../channels/readOwnChannels.ts';
import type { Config } from '../config/Config.ts';
import type { Database, DbDeps } from '../db/Database.ts';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { certificates } from '../db/schema/certificates.ts';
import { consents } from '../db/schema/consents.ts';
import { giftClaims, gifts } from '../db/schema/gifts.ts';
import { letters } from '../db/schema/letters.ts';
import { accountMerges } from '../db/schema/merges.ts';
import { subscriptions } from '../db/schema/premium.ts';
import { refreshFamilies } from '../db/schema/sessions.ts';
import { staffNotes } from '../db/schema/staff.ts';
import { readUnlinking } from '../identities/unlinkIdentity.ts';
import { isoOrNull } from '../lib/isoOrNull.ts';
import { publicName } from '../names/publicName.ts';
import { coveredEmail } from './coveredEmail.ts';
import { coveredGift } from './coveredGift.ts';
import { coveredName } from './coveredName.ts';

interface PersonDeps extends DbDeps {
  readonly config: Pick<Config, 'usedOffersKey'>;
}

const iso = (date: Date): string => date.toISOString();

const readNotes = async (db: Database, userId: number): Promise<StaffPerson['notes']> => {
  const rows = await db
    .select({ note: staffNotes, by: users })
    .from(staffNotes)
    .leftJoin(users, eq(users.id, staffNotes.staffId))
    .where(eq(staffNotes.userId, userId))
    .orderBy(desc(staffNotes.id));
  return rows.map(({ note, by }) => ({
    id: note.id,
    text: note.text,
    by: by === null ? null : publicName(by),
    at: iso(note.at),
  }));
};

const readGiven = async (db: Database, userId: number): Promise<StaffPerson['gifts']> => {
  const rows = await db
    .select({ gift: gifts, claimed: count(giftClaims.id) })
    .from(gifts)
    .leftJoin(giftClaims, eq(giftClaims.giftId, gifts.id))
    .where(eq(gifts.giverId, userId))
    .groupBy(gifts.id)
    .orderBy(desc(gifts.createdAt));
  return rows.map(({ gift, claimed }) => ({
    code: coveredGift(gift.code),
    places: gift.places,
    claimed,
    until: iso(gift.until),
    created_at: iso(gift.createdAt),
    ended_at: isoOrNull(gift.endedAt),
  }));
};

const readClaimed = async (db: Database, userId: number): Promise<StaffPerson['gift_claims']> => {
  const rows = await db
    .select({ code: gifts.code, claimedAt: giftClaims.claimedAt })
    .from(giftClaims)
    .innerJoin(gifts, eq(gifts.id, giftClaims.giftId))
    .where(eq(giftClaims.userId, userId))
    .orderBy(desc(giftClaims.claimedAt));
  return rows.map(({ code, claimedAt }) => ({ code: coveredGift(code), claimed_at: iso(claimedAt) }));
};

const readLetters = async (db: Database, userId: number): Promise<StaffPerson['letters']> => {
  const rows = await db
    .select({
      id: letters.id,
      kind: letters.kind,
      state: letters.state,
      queuedAt: letters.queuedAt,
      settledAt: letters.settledAt,
      isReadable: sql<boolean>`${letters.letter} is not null`,
    })
    .from(letters)
    .where(eq(letters.userId, userId))
    .orderBy(desc(letters.queuedAt), desc(letters.id));
  return rows.map(({ id, kind, state, queuedAt, settledAt, isReadable }) => ({
    id,
    kind,
    state,
    queued_at: iso(queuedAt),
    settled_at: isoOrNull(settledAt),
    is_readable: isReadable,
  }));
};

/** The account and those that were merged into it: their sign-ins stay with them until nothing can be undone. */
const ownIds = (db: Database, { id }: UserRow) =>
  db.select({ id: users.id }).from(users).where(sql`${users.id} = ${id} or ${users.mergedIntoId} = ${id}`);

/** What our own records say of a person. Nothing of it names the whole address or the card. */
export const readPerson = async (deps: PersonDeps, user: UserRow): Promise<StaffPerson> => {
  const { db, clock, config } = deps;
  const now = new Date(clock.now());
  const { id } = user;
  const [
    rows,
    covered,
    offers,
    unlinking,
    sessions,
    sent,
    issued,
    channels,
    given,
    claimed,
    merges,
    agreed,
    notes,
  ] = await Promise.all([
    db.select().from(subscriptions).where(eq(subscriptions.userId, id)),
    readCoveredPeriods(db, id, now),
    readUsedOffers(db, config.usedOffersKey, id),
    readUnlinking(db, { user, familyId: null }, now),
    db
      .select()
      .from(refreshFamilies)
      .where(inArray(refreshFamilies.userId, ownIds(db, user)))
      .orderBy(desc(refreshFamilies.createdAt)),
    readLetters(db, id),
    db.select().from(certificates).where(eq(certificates.userId, id)).orderBy(desc(certificates.issuedAt)),
    readOwnChannels(db, id),
    readGiven(db, id),
    readClaimed(db, id),
    db.select().from(accountMerges).where(eq(accountMerges.userId, id)).orderBy(desc(accountMerges.mergedAt)),
    db.select().from(consents).where(eq(consents.userId, id)).orderBy(desc(consents.id)),
    readNotes(db, id),
  ]);
  const subscription = currentSubscription(rows, now.getTime());
  return {
    guid: user.guid,
    name: coveredName(publicName(user)),
    display_name: user.displayName === null ? null : coveredName(user.displayName),
    avatar: user.avatar,
    account_code: user.hash,
    tier: tierOf(user.grantedTier, rows, now.getTime()),
    granted_tier: user.grantedTier,
    created_at: iso(user.createdAt),
    deletes_at: isoOrNull(user.deletionDueAt),
    language: user.language,
    time_zone: user.timeZone,
    email: {
      covered: user.email === null ? null : coveredEmail(user.email),
      is_proven: user.emailVerified,
      refused_at: isoOrNull(user.emailRefusedAt),
    },
    subscription: subscription === null ? null : { ...wireSubscription(subscription), edit_token: null },
    coverage: covered
      .map(({ planCode, audienceTier = null, fromMs, untilMs }) => ({
        plan_code: planCode,
        audience_tier: audienceTier,
        from: iso(new Date(fromMs)),
        until: isoOrNull(untilMs),
      }))
      .toReversed(),
    used_offers: offers,
    identities: unlinking.own.map((identity) => ({
      id: identity.id,
      provider: identity.provider,
      username: coveredName(identity.username),
      is_default: identity.id === user.defaultIdentityId,
      unlinking: unlinking.refusalOf(identity) ?? 'possible',
      created_at: iso(identity.createdAt),
    })),
    sessions: sessions.map(({ id: session, provider, createdAt, expiresAt, revokedAt }) => ({
      id: session,
      provider,
      created_at: iso(createdAt),
      ends_at: iso(expiresAt),
      ended_at: isoOrNull(revokedAt),
    })),
    letters: sent,
    certificates: issued.map(({ code, issuedAt }) => ({ code, issued_at: iso(issuedAt) })),
    channels: channels.map(({ platform, name }) => ({ platform, name: coveredName(name) })),
    gifts: given,
    gift_claims: claimed,
    merges: merges.map(({ guid, accountCode, mergedAt, undoUntil }) => ({
      guid,
      account_code: accountCode,
      merged_at: iso(mergedAt),
      undo_until: iso(undoUntil),
    })),
    consents: agreed.map(({ kind, version, isGiven, page, at }) => ({
      kind,
      version,
      given: isGiven,
      page,
      at: iso(at),
    })),
    notes,
  };
};
