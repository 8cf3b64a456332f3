import type { Client } from '@backbeat/sdk';
import { endpoints } from '@backbeat/sdk/contract';
import type { ContractCases } from '../../testing/ContractCases.ts';
import { asNobody, asSomebody, whenOutsideAnswers, withOther } from '../../testing/commonCases.ts';

const share = (client: Client) =>
  client.shareChannelAdd({
    body: { channelId: 'UC-1', channelName: 'Ada', channelType: 'youtube', channelImage: '' },
  });

const search = (client: Client) => client.channelSearch({ query: { channelName: 'night' } });

const views = (client: Client, channelId = 'uc-night-arcade') =>
  client.averageViews({ params: { channelId } });

const stats = (client: Client) =>
  client.twitchStats({
    body: {
      query: 'query twitchStats($channelId: ID!) { twitchStats(channelId: $channelId) { avgViewers } }',
      variables: { channelId: 'creator-nightowl' },
    },
  });

/** The calls of the services beside the product API. What they say of an error is their own; its status counts. */
export const channelCases: ContractCases<
  'shareChannels' | 'shareChannelAdd' | 'channelSearch' | 'averageViews' | 'twitchStats'
> = {
  shareChannels: {
    success: asSomebody((client) => client.shareChannels()),
    unauthorized: asNobody((client) => client.shareChannels()),
    rate_limited: whenOutsideAnswers(429, (client) => client.shareChannels()),
    internal: whenOutsideAnswers(500, (client) => client.shareChannels()),
  },
  shareChannelAdd: {
    success: asSomebody(share),
    unauthorized: asNobody(share),
    validation: withOther(endpoints.shareChannelAdd, { body: { channelId: 7 } }),
    rate_limited: whenOutsideAnswers(429, share),
    internal: whenOutsideAnswers(500, share),
  },
  channelSearch: {
    success: asNobody(search),
    validation: withOther(endpoints.channelSearch, { query: { channelName: '' } }),
    rate_limited: whenOutsideAnswers(429, search),
    internal: whenOutsideAnswers(500, search),
  },
  averageViews: {
    success: asNobody(views),
    not_found: asNobody((client) => views(client, 'uc-nobody-at-all')),
    rate_limited: whenOutsideAnswers(429, views),
    internal: whenOutsideAnswers(500, views),
  },
  twitchStats: {
    success: asSomebody(stats),
    unauthorized: asNobody(stats),
    validation: withOther(endpoints.twitchStats, { body: { query: 'query { secrets }' } }),
    rate_limited: whenOutsideAnswers(429, stats),
    internal: whenOutsideAnswers(500, stats),
  },
};
