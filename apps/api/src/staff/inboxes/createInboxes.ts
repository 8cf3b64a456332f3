import type { InboxItem, InboxName } from '@backbeat/sdk/staff';
import { and, asc, desc, eq, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { DbDeps } from '../../db/Database.ts';
import { users } from '../../db/schema/accounts.ts';
import { musicMessages } from '../../db/schema/activity.ts';
import { videoClaims } from '../../db/schema/claims.ts';
import { letters } from '../../db/schema/letters.ts';
import { checkouts, subscriptions } from '../../db/schema/premium.ts';
import { failedEvents, inboxStates } from '../../db/schema/staff.ts';
import { publicName } from '../../names/publicName.ts';
import { coveredName } from '../coveredName.ts';
import { claimFields } from './claimFields.ts';

/** A purchase that is open for longer waits for somebody. */
const purchaseMs = 10 * 60_000;

/** An item without what staff made of it. */
type Waiting = Omit<InboxItem, 'state' | 'owner'>;

/** Which items are meant, by the column of their ids. */
type Wanted = (id: PgColumn) => SQL | undefined;

type Named = Parameters<typeof publicName>[0];

/** One inbox: what waits there, and where it is read. */
interface Inbox {
  count(wanted: Wanted): Promise<number>;
  /** Oldest first. */
  items(wanted: Wanted, limit: number): Promise<Waiting[]>;
}

const field = (name: string, value: string | null | undefined) =>
  value === null || value === undefined || value === '' ? [] : [{ name, value }];

/** Mail servers repeat the address that they refuse. */
const withoutAddresses = (text: string): string => text.replace(/[^\s<>"']+@[^\s<>"']+/g, '…');

const personOf = (user: (Named & { readonly guid: string }) | null) =>
  user === null ? null : { guid: user.guid, name: coveredName(publicName(user)) };

const personColumns = { guid: users.guid, displayName: users.displayName, username: users.username };

/** Where each inbox is read. */
export const createInboxes = ({ db, clock }: DbDeps): Readonly<Record<InboxName, Inbox>> => {
  const isDead = eq(letters.state, 'dead');
  const isTold = isNotNull(subscriptions.toldCents);
  const isOpenPurchase = () =>
    and(
      inArray(checkouts.state, ['pending', 'released']),
      lt(checkouts.createdAt, new Date(clock.now() - purchaseMs)),
    );

  const isWithStaff = eq(videoClaims.state, 'with-staff');

  return {
    claims: {
      count: (wanted) => db.$count(videoClaims, and(isWithStaff, wanted(videoClaims.id))),
      items: async (wanted, limit) => {
        const rows = await db
          .select({ claim: videoClaims, person: personColumns })
          .from(videoClaims)
          .innerJoin(users, eq(users.id, videoClaims.userId))
          .where(and(inArray(videoClaims.state, ['with-staff', 'answered']), wanted(videoClaims.id)))
          .orderBy(asc(videoClaims.changedAt))
          .limit(limit);
        return rows.map(({ claim, person }) => ({
          id: claim.id,
          at: claim.changedAt.toISOString(),
          title: claim.title ?? claim.videoId,
          fields: claimFields(claim).flatMap(([name, value]) => field(name, value)),
          person: personOf(person),
          can_answer: claim.state === 'with-staff',
        }));
      },
    },

    songs: {
      count: (wanted) => db.$count(musicMessages, wanted(musicMessages.id)),
      items: async (wanted, limit) => {
        const rows = await db
          .select({ message: musicMessages, person: personColumns })
          .from(musicMessages)
          .leftJoin(
            users,
            and(users.emailVerified, sql`lower(${users.email}) = lower(${musicMessages.fields} ->> 'email')`),
          )
          .where(wanted(musicMessages.id))
          .orderBy(asc(musicMessages.receivedAt))
          .limit(limit);
        return rows.map(({ message: { id, fields, receivedAt }, person }) => ({
          id: String(id),
          at: receivedAt.toISOString(),
          title: [fields.artist, fields.track].filter(Boolean).join(' – ') || (fields.name ?? ''),
          fields: ['name', 'artist', 'track', 'link', 'message'].flatMap((name) => field(name, fields[name])),
          person: personOf(person),
          can_answer: true,
        }));
      },
    },

    letters: {
      count: (wanted) => db.$count(letters, and(isDead, wanted(letters.id))),
      items: async (wanted, limit) => {
        const rows = await db
          .select({ letter: letters, person: personColumns })
          .from(letters)
          .leftJoin(users, eq(users.id, letters.userId))
          .where(and(isDead, wanted(letters.id)))
          .orderBy(asc(letters.queuedAt))
          .limit(limit);
        return rows.map(({ letter: { id, kind, queuedAt, attempts, answer }, person }) => ({
          id,
          at: queuedAt.toISOString(),
          title: kind,
          fields: [
            ...field('attempts', String(attempts)),
            ...field('answer', answer === null ? null : withoutAddresses(answer)),
          ],
          person: personOf(person),
          can_answer: false,
        }));
      },
    },

    events: {
      count: (wanted) => db.$count(failedEvents, wanted(failedEvents.id)),
      items: async (wanted, limit) => {
        const rows = await db
          .select({ event: failedEvents, person: personColumns })
          .from(failedEvents)
          .leftJoin(users, eq(users.hash, failedEvents.accountCode))
          .where(wanted(failedEvents.id))
          .orderBy(asc(failedEvents.firstAt))
          .limit(limit);
        return rows.map(({ event: { id, type, error, times, firstAt, lastAt }, person }) => ({
          id,
          at: firstAt.toISOString(),
          title: type,
          fields: [
            ...field('error', error),
            ...field('times', String(times)),
            ...field('last_at', lastAt.toISOString()),
          ],
          person: personOf(person),
          can_answer: false,
        }));
      },
    },

    purchases: {
      count: (wanted) => db.$count(checkouts, and(isOpenPurchase(), wanted(checkouts.id))),
      items: async (wanted, limit) => {
        const rows = await db
          .select({ checkout: checkouts, person: personColumns })
          .from(checkouts)
          .innerJoin(users, eq(users.id, checkouts.userId))
          .where(and(isOpenPurchase(), wanted(checkouts.id)))
          .orderBy(asc(checkouts.createdAt))
          .limit(limit);
        return rows.map(({ checkout: { id, planCode, state, createdAt, chargedAt }, person }) => ({
          id,
          at: createdAt.toISOString(),
          title: planCode,
          fields: [...field('state', state), ...field('charged_at', chargedAt?.toISOString())],
          person: personOf(person),
          can_answer: false,
        }));
      },
    },

    tiers: {
      count: (wanted) => db.$count(subscriptions, and(isTold, wanted(subscriptions.id))),
      items: async (wanted, limit) => {
        const rows = await db
          .select({ plan: subscriptions, person: personColumns })
          .from(subscriptions)
          .innerJoin(users, eq(users.id, subscriptions.userId))
          .where(and(isTold, wanted(subscriptions.id)))
          .orderBy(asc(subscriptions.toldAt))
          .limit(limit);
        return rows.map(
          ({ plan: { id, audienceTier, amountCents, toldCents, toldAt, createdAt }, person }) => ({
            id: String(id),
            at: (toldAt ?? createdAt).toISOString(),
            title: audienceTier ?? '',
            fields: [
              ...field('amount_cents', amountCents === null ? null : String(amountCents)),
              ...field('told_cents', toldCents === null ? null : String(toldCents)),
            ],
            person: personOf(person),
            can_answer: false,
          }),
        );
      },
    },
  };
};

/** The items of an inbox that staff are not done with. */
export const openItems =
  ({ db }: Pick<DbDeps, 'db'>, inbox: InboxName): Wanted =>
  (id) =>
    sql`${id}::text not in ${db
      .select({ id: inboxStates.itemId })
      .from(inboxStates)
      .where(and(eq(inboxStates.inbox, inbox), eq(inboxStates.state, 'done')))}`;

/** The items that staff were done with last. */
export const doneItems =
  ({ db }: Pick<DbDeps, 'db'>, inbox: InboxName, limit: number): Wanted =>
  (id) =>
    sql`${id}::text in ${db
      .select({ id: inboxStates.itemId })
      .from(inboxStates)
      .where(and(eq(inboxStates.inbox, inbox), eq(inboxStates.state, 'done')))
      .orderBy(desc(inboxStates.changedAt))
      .limit(limit)}`;
