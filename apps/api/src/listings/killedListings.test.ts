import { setTimeout as wait } from 'node:timers/promises';
import { endpoints } from '@backbeat/sdk/contract';
import { inForm } from '@backbeat/tooling/inForm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { formFor } from '../../testing/createBuyer.ts';
import {
  createKillableSystem,
  type KillableSystem,
  settledWithinMs,
} from '../../testing/createKillableSystem.ts';
import type { TestPerson } from '../../testing/createTestApi.ts';
import { inParallel } from '../../testing/inParallel.ts';
import { longRunMs } from '../../testing/longRunMs.ts';
import type { ApiProcess } from '../../testing/startApiProcess.ts';
import type { FoundChannel } from '../channels/platforms.ts';

const kills = inForm({ short: 3, whole: 200 });
/** The list is worked on as soon as a process starts, for about so long. */
const windowMs = 1_500;
/** People who share a channel before each kill, and another one before the next. */
const pair = 2;

/** Somebody with a plan, and the channel that is to be listed. */
interface Sharer extends TestPerson {
  channel: FoundChannel | null;
}

describe(`${kills} kills while channels come to the list and leave it`, () => {
  let system: KillableSystem;
  let people: Sharer[];
  let channels: readonly FoundChannel[];
  let api: ApiProcess;

  beforeAll(async () => {
    system = await createKillableSystem({}, true);
    const { sandbox } = system;
    await sandbox.setRights({ listingDelayMs: 0 });
    const office = await system.openOffice();
    const words = ['Night', 'Pixel', 'Velvet', 'Turbo', 'Quiet', 'Solar', 'Copper', 'Paper'];
    channels = (await Promise.all(words.map((word) => office.deps.platforms.video.search(word)))).flat();
    people = await inParallel(4, Array.from({ length: kills * pair }), async () => {
      const person = await office.signUp(undefined, 'google_oauth2');
      const form = formFor(person, await sandbox.cardToken());
      const { token } = person;
      const bought = await office.call('/v1/premium/checkout', { method: 'POST', token, body: form });
      expect(bought.status).toBe(204);
      return { ...person, channel: null };
    });
    await office.close();
    api = await system.start();
  }, longRunMs);
  afterAll(async () => {
    await api.end('SIGKILL');
    await system.close();
  });

  const share = async (person: Sharer, channel: FoundChannel): Promise<void> => {
    const { channelId, channelTitle: channelName } = channel;
    const body = { channelId, channelName, channelType: 'youtube', channelImage: '' };
    const answer = await system.call('/api/v1/share-channels/add', person.token, body);
    expect(answer.status).toBe(200);
    person.channel = channel;
  };
  const standingOf = async ({ token }: Sharer) => {
    const answer = await system.call('/v1/coverage', token);
    const { channels: known } = endpoints.coverage.response.parse(await answer.json());
    return known[0]?.listing?.state;
  };
  const listed = () => system.sandbox.sandbox.rights().listings.map(({ channelId }) => channelId);

  it(
    'lose no channel that is to be listed, and list none that is not',
    async ({ annotate }) => {
      for (let kill = 0; kill < kills; kill += 1) {
        const when = kill % 2 === 0 ? 'before' : 'after';
        system.sandbox.sandbox.faults.add({ target: 'rights', delayMs: 60, when });
        const [first, second] = people.slice((kill - 1) * pair, kill * pair);
        for (const [index, person] of people.slice(kill * pair, (kill + 1) * pair).entries()) {
          const channel = channels[(kill * pair + index) % channels.length];
          if (channel !== undefined) await share(person, channel);
        }
        const fresh = channels[(people.length + kill) % channels.length];
        // The first one's channel leaves, and the second one's goes on for the first.
        if (first !== undefined && second?.channel && fresh !== undefined)
          await Promise.all([share(first, second.channel), share(second, fresh)]);
        await wait(Math.random() * windowMs);
        await api.end('SIGKILL');
        system.sandbox.sandbox.faults.clear();
        if (kill === kills - 1) await system.endLeases();
        api = await system.start();
      }
      const wanted = [...new Set(people.flatMap(({ channel }) => channel?.channelId ?? []))].toSorted();
      await expect.poll(() => listed().toSorted(), { timeout: settledWithinMs }).toEqual(wanted);
      await inParallel(4, people, async (person) => {
        await expect.poll(() => standingOf(person), { timeout: settledWithinMs }).toBe('listed');
      });
      expect(listed().toSorted()).toEqual(wanted);
      const { calls } = system.sandbox.sandbox.rights();
      const count = (call: string, outcome: string) =>
        calls.filter((made) => made.call === call && made.outcome === outcome).length;
      expect(count('delete', 'done')).toBeGreaterThan(0);
      await annotate(
        `${count('insert', 'done')} listed, ${count('insert', 'again')} asked twice, ${count('delete', 'done')} taken off`,
      );
    },
    longRunMs,
  );
});
