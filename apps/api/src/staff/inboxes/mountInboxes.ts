import { videoAddress } from '@backbeat/domain/claims';
import { type InboxItem, type InboxName, staffEndpoints } from '@backbeat/sdk/staff';
import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database, DbDeps } from '../../db/Database.ts';
import { users } from '../../db/schema/accounts.ts';
import { musicMessages } from '../../db/schema/activity.ts';
import { videoClaims } from '../../db/schema/claims.ts';
import { inboxStates } from '../../db/schema/staff.ts';
import { ApiError, fieldError } from '../../http/ApiError.ts';
import type { Letters } from '../../letters/createLetters.ts';
import { messageLetterKeys } from '../../letters/messageLetterKeys.ts';
import { publicName } from '../../names/publicName.ts';
import type { StaffMount } from '../StaffMount.ts';
import { createInboxes, doneItems, openItems } from './createInboxes.ts';

const mostOpen = 100;
const mostDone = 20;

interface InboxDeps extends DbDeps {
  readonly letters: Letters;
}

/** How much waits for staff, by inbox. */
export const readWaiting = async (deps: DbDeps): Promise<Record<InboxName, number>> => {
  const inboxes = createInboxes(deps);
  const count = (inbox: InboxName) => inboxes[inbox].count(openItems(deps, inbox));
  return {
    claims: await count('claims'),
    songs: await count('songs'),
    letters: await count('letters'),
    events: await count('events'),
    purchases: await count('purchases'),
    tiers: await count('tiers'),
  };
};

/** GET and POST of /staff/v1/inboxes: what waits for staff, and what they make of it. */
export const mountInboxes = (mount: StaffMount, deps: InboxDeps): void => {
  const { db, clock, letters } = deps;
  const inboxes = createInboxes(deps);

  const statesOf = async (inbox: InboxName, ids: readonly string[]) => {
    const rows = await db
      .select({ state: inboxStates, owner: { displayName: users.displayName, username: users.username } })
      .from(inboxStates)
      .leftJoin(users, eq(users.id, inboxStates.ownerId))
      .where(and(eq(inboxStates.inbox, inbox), inArray(inboxStates.itemId, [...ids])));
    return new Map(
      rows.map(({ state, owner }) => [
        state.itemId,
        { state: state.state, owner: owner === null ? null : publicName(owner) },
      ]),
    );
  };

  const read = async (
    inbox: InboxName,
    wanted: ReturnType<typeof openItems>,
    limit: number,
  ): Promise<InboxItem[]> => {
    const items = await inboxes[inbox].items(wanted, limit);
    const states = await statesOf(
      inbox,
      items.map(({ id }) => id),
    );
    return items.map((item) => ({ ...item, ...(states.get(item.id) ?? { state: 'open', owner: null }) }));
  };

  const readOne = async (inbox: InboxName, id: string): Promise<InboxItem> => {
    const [item] = await read(inbox, (column) => sql`${column}::text = ${id}`, 1);
    if (item === undefined) throw new ApiError('not_found', 'Nothing like that waits.');
    return item;
  };

  /** Once for each message. */
  const answerMessage = async (tx: Database, id: string, answer: string): Promise<void> => {
    const [message] = await tx
      .select()
      .from(musicMessages)
      .where(eq(musicMessages.id, Number(id)));
    const { email, message: text = '' } = message?.fields ?? {};
    if (message === undefined || email === undefined) throw new ApiError('not_found', 'The message is gone.');
    const { receivedAt } = message;
    await letters.queue(tx, {
      userId: null,
      address: email,
      key: messageLetterKeys({ id: message.id, email, receivedAt }).answered,
      letter: { kind: 'message-answered', message: text, answer },
    });
  };

  /** Once for each claim that waits. */
  const answerClaim = async (tx: Database, id: string, answer: string): Promise<void> => {
    const [claim] = await tx
      .update(videoClaims)
      .set({
        state: 'answered',
        answer,
        changedAt: new Date(clock.now()),
        // A claim that the platform refuses is followed on.
        tryAt: sql`case when ${videoClaims.reason} = 'refused' then ${videoClaims.tryAt} end`,
      })
      .where(and(eq(videoClaims.id, id), eq(videoClaims.state, 'with-staff')))
      .returning();
    if (claim === undefined) throw new ApiError('conflict', 'The claim waits no more.');
    const { userId, title, platform, videoId } = claim;
    await letters.queue(tx, {
      userId,
      key: `claim-answered:${id}:${claim.changedAt.getTime()}`,
      letter: { kind: 'claim-answered', title, address: videoAddress(platform, videoId), answer },
    });
  };

  mount(staffEndpoints.staffInbox, async ({ params: { inbox } }) => ({
    items: [
      ...(await read(inbox, openItems(deps, inbox), mostOpen)),
      ...(await read(inbox, doneItems(deps, inbox, mostDone), mostDone)),
    ],
  }));

  mount(staffEndpoints.staffInboxUpdate, async ({ params: { inbox, id }, body, staff, log }) => {
    const item = await readOne(inbox, id);
    const { state, answer } = body;
    // What is answered and not done could never be closed.
    if (answer !== undefined && state !== 'done') throw fieldError('state', 'An answer makes it done.');
    if (answer !== undefined && !item.can_answer) throw new ApiError('conflict', 'It takes no answer.');
    // Its person waits for an answer.
    if (inbox === 'claims' && state === 'done' && answer === undefined)
      throw new ApiError('conflict', 'A claim is done by an answer.');
    if (answer !== undefined && item.state === 'done') throw new ApiError('conflict', 'It is done already.');
    await db.transaction(async (tx) => {
      const isIt = and(eq(inboxStates.inbox, inbox), eq(inboxStates.itemId, id));
      const changedAt = new Date(clock.now());
      await tx
        .insert(inboxStates)
        .values({ inbox, itemId: id, state: 'open', changedAt })
        .onConflictDoNothing();
      const [known] = await tx.select().from(inboxStates).where(isIt).for('update');
      if (
        known?.state === 'taken' &&
        known.ownerId !== null &&
        known.ownerId !== staff.user.id &&
        state === 'taken'
      )
        throw new ApiError('conflict', 'Somebody else has taken it.');
      if (answer !== undefined && known?.state === 'done')
        throw new ApiError('conflict', 'It is done already.');
      const ownerId = state === 'open' ? null : staff.user.id;
      await tx.update(inboxStates).set({ state, ownerId, changedAt }).where(isIt);
      if (answer !== undefined) await (inbox === 'claims' ? answerClaim : answerMessage)(tx, id, answer);
      await log(tx, {
        person: item.person,
        before: { inbox, id, state: known?.state },
        after: { state, isAnswered: answer !== undefined },
      });
    });
    return readOne(inbox, id);
  });
};
