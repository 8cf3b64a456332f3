import { dayMs } from '@backbeat/domain';
import { endpoints } from '@backbeat/sdk/contract';
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
  /** The certificate of a channel, for all days up to today. */
  const certify = async (channelId: string) => {
    const days = { from: claimer.iso(claimer.now() - 90 * dayMs), until: claimer.iso(claimer.now()) };
    const answer = await api.call('/v1/certificates', {
      method: 'POST',
      token: claimer.person().token,
      body: {
        platform: 'youtube',
        channel_id: channelId,
        from: days.from.slice(0, 10),
        until: days.until.slice(0, 10),
      },
    });
    return endpoints.certificate.response.parse(await answer.json());
  };
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
  const proof = await certify(recent.video.channelId);
  expect(proof.channel).toMatchObject({ name: 'Copper Cinema', connected_until: expect.any(String) });
  const [covered, ...more] = proof.covered;
  expect(covered).toMatchObject({
    from: proof.channel.connected_since,
    until: proof.channel.connected_until,
  });
  expect(more, 'and nothing after its time on the list').toEqual([]);
  const after = await streamOn('Copper Cinema');
  expect(await askOne(after.address)).toMatchObject({ covered: 'no', parts: [{ rule: 'not-listed' }] });
});
