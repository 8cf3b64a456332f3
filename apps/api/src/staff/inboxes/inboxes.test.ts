import { type InboxName, staffEndpoints } from '@backbeat/sdk/staff';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import { codeOf } from '../../../testing/createTestApi.ts';
import { createWithdrawer } from '../../../testing/createWithdrawer.ts';
import { type Shop, startShop } from '../../../testing/startShop.ts';
import { users } from '../../db/schema/accounts.ts';
import { musicMessages } from '../../db/schema/activity.ts';
import { letters } from '../../db/schema/letters.ts';

let shop: Shop;
let support: TestStaff;
beforeAll(async () => {
  shop = await startShop();
  support = await createStaff(shop.api, 'support');
  return shop.close;
});

const open = async (inbox: InboxName) =>
  staffEndpoints.staffInbox.response.parse(
    await (await support.call('staffInbox', { params: { inbox } })).json(),
  ).items;
const waiting = async () =>
  staffEndpoints.staffMe.response.parse(await (await support.call('staffMe')).json()).waiting;

it('a song request waits, is taken by one, and is answered once by letter', async () => {
  const { db } = shop.api.deps;
  const email = 'ada@people.example';
  await db.insert(musicMessages).values({
    fields: { name: 'Ada', email, message: 'Please add it.', track: 'Paper lanterns' },
    receivedAt: new Date(),
  });
  expect((await waiting()).songs).toBe(1);
  const [item] = await open('songs');
  expect(item).toMatchObject({ title: 'Paper lanterns', state: 'open', owner: null, can_answer: true });
  expect(JSON.stringify(item)).not.toContain(email);
  const params = { inbox: 'songs', id: item?.id ?? '' } as const;
  const update = (staff: TestStaff, body: { state: 'open' | 'taken' | 'done'; answer?: string }) =>
    staff.call('staffInboxUpdate', { params, body });

  expect((await update(support, { state: 'taken' })).status).toBe(200);
  const other = await createStaff(shop.api, 'support');
  expect(await codeOf(await update(other, { state: 'taken' }))).toBe('conflict');
  for (const state of ['open', 'taken'] as const)
    expect(await codeOf(await update(support, { state, answer: 'Not yet.' }))).toBe('validation');
  const answers = await Promise.all([
    update(support, { state: 'done', answer: 'It is in the station now.' }),
    update(other, { state: 'done', answer: 'Sorry, no.' }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const sent = await db.select().from(letters).where(eq(letters.kind, 'message-answered'));
  expect(sent.map(({ address }) => address)).toEqual([email]);
  expect((await waiting()).songs).toBe(0);
  expect((await open('songs')).map(({ state }) => state)).toEqual(['done']);
});

it('a letter that is dead waits beside its person, whose name is covered where it is an address', async () => {
  const { db } = shop.api.deps;
  const { guid, id } = (await shop.api.signUp()).user;
  const name = `ada.${guid}@people.example`;
  await db.update(users).set({ displayName: null, username: name }).where(eq(users.id, id));
  const letter = { userId: id, kind: 'welcome', key: guid, state: 'dead', queuedAt: new Date() } as const;
  await db.insert(letters).values(letter);
  const items = (await open('letters')).filter(({ person }) => person?.guid === guid);
  expect(items.map(({ person }) => person?.name)).toEqual(['a…@….example']);
});

it('an event of the provider that fails waits until it works', async () => {
  const { api, sandbox, buyer } = shop;
  const person = await api.signUp();
  await buyer.buy(person);
  const tell = () =>
    api.call('/webhooks/recurly', {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${api.deps.config.billing.webhookUser}:${api.deps.config.billing.webhookPassword}`)}`,
      },
      body: {
        id: 'event-of-a-bad-day',
        object_type: 'subscription',
        event_type: 'updated',
        event_time: '2026-11-27T12:00:00Z',
        account_code: person.user.hash,
      },
    });
  sandbox.sandbox.faults.add({ target: 'v3', status: 503 });
  expect((await tell()).status).toBe(503);
  expect((await tell()).status).toBe(503);
  sandbox.sandbox.faults.clear();
  const [failed] = await open('events');
  expect(failed).toMatchObject({ title: 'subscription.updated', person: { guid: person.user.guid } });
  expect(failed?.fields).toContainEqual({ name: 'times', value: '2' });
  expect((await tell()).status).toBe(204);
  expect(await open('events')).toEqual([]);
});

it('thirty days in numbers count what was bought and given back', async () => {
  const withdrawer = createWithdrawer(shop);
  const read = async () =>
    staffEndpoints.staffToday.response.parse(await (await support.call('staffToday')).json());
  const before = (await read()).days.at(-1);
  const person = await withdrawer.subscriber();
  await withdrawer.withdraw(person, await withdrawer.offer(person));
  const { days } = await read();
  expect(days).toHaveLength(30);
  expect(days.at(-1)).toEqual({
    ...before,
    plans_bought: (before?.plans_bought ?? 0) + 1,
    refunds: (before?.refunds ?? 0) + 1,
    refunded_cents: (before?.refunded_cents ?? 0) + 1199,
    plans_cancelled: expect.any(Number),
  });
});
