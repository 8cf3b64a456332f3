import { dayMs } from '@backbeat/domain';
import { staffEndpoints } from '@backbeat/sdk/staff';
import { eq } from 'drizzle-orm';
import { beforeAll, expect, it } from 'vitest';
import { type Claimer, createClaimer } from '../../../testing/createClaimer.ts';
import { createStaff, type TestStaff } from '../../../testing/createStaff.ts';
import { codeOf } from '../../../testing/createTestApi.ts';
import { letters } from '../../db/schema/letters.ts';

let claimer: Claimer;
let support: TestStaff;
beforeAll(async () => {
  claimer = await createClaimer();
  support = await createStaff(claimer.api, 'support');
  return claimer.close;
});

const params = { inbox: 'claims' } as const;
const items = async () =>
  staffEndpoints.staffInbox.response.parse(await (await support.call('staffInbox', { params })).json()).items;
const waiting = async () =>
  staffEndpoints.staffMe.response.parse(await (await support.call('staffMe')).json()).waiting.claims;

it('a claim that no rule decides waits with everything, and is answered once', async () => {
  const { address } = await claimer.makeStream({ title: 'One night' });
  const claim = await claimer.askOne(address, ['A song of somebody']);
  await claimer.askOne((await claimer.makeStream()).address);
  expect(await waiting()).toBe(1);
  const [item] = await items();
  expect(item).toMatchObject({ id: claim.id, title: 'One night', state: 'open', can_answer: true });
  const fields = Object.fromEntries((item?.fields ?? []).map(({ name, value }) => [name, value]));
  expect(fields).toMatchObject({
    reason: 'unknown-track',
    address,
    channel: 'Night Arcade',
    kind: 'live',
    from: claim.from,
    until: claim.until,
    named_tracks: 'A song of somebody',
    parts: `${claim.from} – ${claim.until}: plan`,
  });

  const update = (body: { state: 'open' | 'taken' | 'done'; answer?: string }) =>
    support.call('staffInboxUpdate', { params: { ...params, id: claim.id }, body });
  expect(await codeOf(await update({ state: 'done' })), 'its person waits').toBe('conflict');
  const answer = 'It is not ours. Ask its label.';
  const answers = await Promise.all([update({ state: 'done', answer }), update({ state: 'done', answer })]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(await waiting()).toBe(0);
  expect((await items()).map(({ state, can_answer }) => [state, can_answer])).toEqual([['done', false]]);
  const [told] = (await claimer.list()).filter(({ id }) => id === claim.id);
  expect(told).toMatchObject({ state: 'answered', answer });
  const sent = await claimer.api.deps.db.select().from(letters).where(eq(letters.kind, 'claim-answered'));
  expect(sent.map(({ letter }) => letter)).toMatchObject([{ title: 'One night', address, answer }]);
  const again = await claimer.askOne(address);
  expect(again, 'told of again').toMatchObject({
    state: 'with-staff',
    reason: 'unknown-track',
    answer: null,
  });
  expect(await waiting()).toBe(1);
  expect((await items()).map(({ state, can_answer }) => [state, can_answer])).toEqual([['open', true]]);
});

it('a claim that the platform refuses keeps its promise when it is answered, and is followed', async () => {
  const startedAt = claimer.iso(claimer.now() - 3_600_000);
  const { address, video } = await claimer.makeStream({ startedAt, claims: [{ isReleaseRefused: true }] });
  const claim = await claimer.askOne(address);
  expect(claim).toMatchObject({ state: 'with-staff', reason: 'refused' });
  const body = { state: 'done', answer: 'We have written to the platform.' } as const;
  const update = await support.call('staffInboxUpdate', { params: { ...params, id: claim.id }, body });
  expect(update.status).toBe(200);
  const { promised_until } = claim;
  const answered = { state: 'answered', reason: 'refused', promised_until, answer: body.answer };
  expect(await claimer.askOne(address), 'told of again').toMatchObject(answered);
  await claimer.moveBy(dayMs);
  expect(await claimer.askOne(address), 'a day later').toMatchObject(answered);
  claimer.sandbox.makeVideo({ id: video.id, channel: 'Night Arcade', kind: 'live', startedAt, claims: [] });
  await claimer.moveBy(dayMs);
  const followed = (await claimer.list()).find(({ id }) => id === claim.id);
  expect(followed).toMatchObject({ state: 'released', promised_until: null });
  const sent = await claimer.api.deps.db.select().from(letters).where(eq(letters.kind, 'claim-released'));
  expect(sent.map(({ letter }) => letter)).toMatchObject([{ address }]);
});
