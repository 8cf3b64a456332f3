import { endpoints } from '@backbeat/sdk/contract';
import type { TestApi, TestPerson } from './createTestApi.ts';

/** A channel of the sandbox by its name. */
export const findChannel = async (api: TestApi, name: string) => {
  const found = await api.call(
    `/user-metadata/accounts/youtube/v3/search?channelName=${encodeURIComponent(name)}`,
  );
  const [hit] = endpoints.channelSearch.response.parse(await found.json());
  if (hit === undefined) throw new Error(`There is no channel called ${name}.`);
  return hit.snippet;
};

/** Shares a channel of the sandbox, found by its name. */
export const shareChannel = async (api: TestApi, { token }: Pick<TestPerson, 'token'>, name: string) => {
  const { channelId, channelTitle: channelName } = await findChannel(api, name);
  const body = { channelId, channelName, channelType: 'youtube', channelImage: '' };
  const answer = await api.call('/api/v1/share-channels/add', { method: 'POST', token, body });
  if (!answer.ok) throw new Error(`The channel was not shared: ${answer.status}.`);
};
