import { dayMs } from '@backbeat/domain';
import { beforeAll, beforeEach, expect, it } from 'vitest';
import { type Claimer, createClaimer } from '../../testing/createClaimer.ts';
import { createPlacer } from '../../testing/createPlacer.ts';

const hourMs = 3_600_000;

let claimer: Claimer;
beforeAll(async () => {
  claimer = await createClaimer();
  return claimer.close;
});
beforeEach(() => claimer.reset());

it('videos of an extra channel are released while it has a place, and judged by that time afterwards', async () => {
  const { api, makeStream, askOne, moveBy } = claimer;
  const placer = createPlacer(api);
  const streamOn = (channel: string) => makeStream({ channel, claims: [{}] });
  const before = await streamOn('Copper Cinema');
  expect(await askOne(before.address)).toMatchObject({ state: 'not-covered', channel: { is_own: false } });

  await placer.buy(claimer.person(), 1);
  await placer.place(claimer.person(), 'Copper Cinema');
  await api.services.listings.settle();
  await moveBy(hourMs);
  await api.services.listings.settle();
  await moveBy(5 * hourMs);
  const during = await streamOn('Copper Cinema');
  expect(await askOne(during.address)).toMatchObject({
    state: 'releasing',
    covered: 'yes',
    channel: { name: 'Copper Cinema', is_own: true },
    parts: [{ rule: 'plan' }],
  });
  const recent = await streamOn('Copper Cinema');

  await placer.remove(claimer.person(), 'Copper Cinema');
  await api.services.listings.settle();
  await moveBy(dayMs);
  expect(await askOne(recent.address), 'it was listed then').toMatchObject({
    state: 'releasing',
    covered: 'yes',
  });
  const after = await streamOn('Copper Cinema');
  expect(await askOne(after.address)).toMatchObject({ covered: 'no', parts: [{ rule: 'not-listed' }] });
});
