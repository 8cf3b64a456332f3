import { endpoints } from '@backbeat/sdk/contract';
import type { TestApi, TestPerson } from './createTestApi.ts';
import { findChannel } from './shareChannel.ts';

type Somebody = Pick<TestPerson, 'user'>;

/** Buys extra channels and chooses them. Signs in for each call: the clock moves by weeks. */
export const createPlacer = (api: TestApi) => {
  const call = async ({ user }: Somebody, path: string, method = 'GET', body?: unknown) => {
    const { token } = await api.signIn(user);
    return api.call(path, { method, token, ...(body === undefined ? {} : { body }) });
  };
  const add = async (person: Somebody, name: string): Promise<Response> =>
    call(person, '/v1/channels/places', 'POST', { channel_id: (await findChannel(api, name)).channelId });
  return {
    /** Moves the plan to a number of extra channels, and confirms what that costs. */
    buy: async (person: Somebody, extraChannels: number): Promise<void> => {
      const asked = await call(person, '/v1/premium/extra-channels/preview', 'POST', {
        extra_channels: extraChannels,
      });
      const { quote_id } = endpoints.extraChannelsPreview.response.parse(await asked.json());
      const changed = await call(person, '/v1/premium/change', 'POST', { quote_id });
      if (!changed.ok) throw new Error(`Extra channels were not bought: ${await changed.text()}`);
    },
    add,
    /** Gives places to channels, by name. */
    place: async (person: Somebody, ...names: readonly string[]): Promise<void> => {
      for (const name of names) {
        const added = await add(person, name);
        if (!added.ok) throw new Error(`${name} got no place: ${await added.text()}`);
      }
    },
    remove: async (person: Somebody, name: string): Promise<void> => {
      const { channelId } = await findChannel(api, name);
      const removed = await call(person, '/v1/channels/places/remove', 'POST', { channel_id: channelId });
      if (!removed.ok) throw new Error(`${name} kept its place: ${await removed.text()}`);
    },
    placesOf: async (person: Somebody) =>
      endpoints.channelPlaces.response.parse(await (await call(person, '/v1/channels/places')).json()),
  };
};
