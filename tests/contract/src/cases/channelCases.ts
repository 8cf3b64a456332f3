import { randomUUID } from 'node:crypto';
import type { Client } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import type { ContractCases } from '../../testing/ContractCases.ts';
import {
  asAnonymous,
  asSomebody,
  overLimit,
  whenOutsideAnswers,
  withOther,
  withoutDatabase,
  withTooMuch,
} from '../../testing/commonCases.ts';

const share = (client: Client, channelId = 'UC0000000000000000000001') =>
  client.shareChannelAdd({
    body: {
      channelId,
      channelName: 'Ada',
      channelType: 'youtube',
      channelImage: '',
    },
  });

const addPlace = (client: Client, channelId = 'UC0000000000000000000001') =>
  client.channelPlaceAdd({ body: { channel_id: channelId } });

const removePlace = (client: Client, channelId = 'UC0000000000000000000001') =>
  client.channelPlaceRemove({ body: { channel_id: channelId } });

const search = (client: Client, channelName = 'night') => client.channelSearch({ query: { channelName } });

const views = (client: Client, channelId: string = randomUUID()) =>
  client.averageViews({ params: { channelId } });

const stats = (client: Client, channelId: string = randomUUID()) =>
  client.twitchStats({
    body: {
      query: 'query twitchStats($channelId: ID!) { twitchStats(channelId: $channelId) { avgViewers } }',
      variables: { channelId },
    },
  });

/** The calls about channels of platforms. Answers are cached, so each failure asks for another channel. */
export const channelCases: ContractCases<
  | 'shareChannels'
  | 'shareChannelAdd'
  | 'channelPlaces'
  | 'channelPlaceAdd'
  | 'channelPlaceRemove'
  | 'channelSearch'
  | 'averageViews'
  | 'twitchStats'
> = {
  shareChannels: {
    success: asSomebody((client) => client.shareChannels()),
    unauthorized: asAnonymous((client) => client.shareChannels()),
    rate_limited: overLimit((client) => client.shareChannels()),
    internal: withoutDatabase((client) => client.shareChannels()),
  },
  shareChannelAdd: {
    success: asSomebody(async (client) => {
      const [hit] = await search(client, 'night arcade');
      return share(client, hit?.snippet.channelId);
    }),
    unauthorized: asAnonymous((client) => share(client)),
    not_found: asSomebody((client) => share(client)),
    provider_unavailable: whenOutsideAnswers(500, (client) => share(client, 'UC0000000000000000000002')),
    validation: withOther(endpoints.shareChannelAdd, { body: { channelId: 'UC-1' } }),
    too_large: withTooMuch(endpoints.shareChannelAdd),
    rate_limited: overLimit((client) => share(client)),
    internal: withoutDatabase((client) => share(client)),
  },
  channelPlaces: {
    success: asSomebody((client) => client.channelPlaces()),
    unauthorized: asAnonymous((client) => client.channelPlaces()),
    rate_limited: overLimit((client) => client.channelPlaces()),
    internal: withoutDatabase((client) => client.channelPlaces()),
  },
  channelPlaceAdd: {
    success: async ({ open }) => {
      const { client, person } = await open.signedIn();
      await client.premiumCheckout({ body: await open.checkoutBody(person) });
      const { quote_id } = await client.extraChannelsPreview({ body: { extra_channels: 1 } });
      await client.planChange({ body: { quote_id } });
      const [hit] = await search(client, 'night arcade');
      return addPlace(client, hit?.snippet.channelId);
    },
    unauthorized: asAnonymous((client) => addPlace(client)),
    not_found: asSomebody((client) => addPlace(client)),
    conflict: asSomebody(async (client) => {
      const [hit] = await search(client, 'night arcade');
      return addPlace(client, hit?.snippet.channelId);
    }),
    provider_unavailable: whenOutsideAnswers(500, (client) => addPlace(client, 'UC0000000000000000000003')),
    validation: withOther(endpoints.channelPlaceAdd, { body: { channel_id: 'UC-1' } }),
    too_large: withTooMuch(endpoints.channelPlaceAdd),
    rate_limited: overLimit((client) => addPlace(client)),
    internal: withoutDatabase((client) => addPlace(client)),
  },
  channelPlaceRemove: {
    success: asSomebody((client) => removePlace(client)),
    unauthorized: asAnonymous((client) => removePlace(client)),
    validation: withOther(endpoints.channelPlaceRemove, { body: { channel_id: 'UC-1' } }),
    too_large: withTooMuch(endpoints.channelPlaceRemove),
    rate_limited: overLimit((client) => removePlace(client)),
    internal: withoutDatabase((client) => removePlace(client)),
  },
  channelSearch: {
    success: asAnonymous((client) => search(client)),
    validation: withOther(endpoints.channelSearch, { query: { channelName: '' } }),
    rate_limited: overLimit((client) => search(client)),
    provider_unavailable: whenOutsideAnswers(500, (client) => search(client, randomUUID())),
    internal: withoutDatabase((client) => search(client)),
  },
  averageViews: {
    success: asAnonymous(async (client) => {
      const [hit] = await search(client, 'night arcade');
      return views(client, hit?.snippet.channelId);
    }),
    not_found: asAnonymous((client) => views(client)),
    validation: withOther(endpoints.averageViews, { params: { channelId: 'a.b' } }),
    rate_limited: overLimit((client) => views(client)),
    provider_unavailable: whenOutsideAnswers(500, (client) => views(client)),
    internal: withoutDatabase((client) => views(client)),
  },
  twitchStats: {
    success: asSomebody((client) => stats(client, 'creator-nightowl')),
    unauthorized: asAnonymous((client) => stats(client)),
    not_found: asSomebody((client) => stats(client, `nobody-${randomUUID()}`)),
    validation: withOther(endpoints.twitchStats, { body: { query: 7 } }),
    too_large: withTooMuch(endpoints.twitchStats),
    rate_limited: overLimit((client) => stats(client)),
    provider_unavailable: whenOutsideAnswers(500, (client) => stats(client)),
    internal: withoutDatabase((client) => stats(client)),
  },
};
