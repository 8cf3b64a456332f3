import { QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { validRequests } from '../../test/allCalls.ts';
import { createClient } from '../client/createClient.ts';
import { createTestTransport } from '../testing/createTestTransport.ts';
import { fixtures } from '../testing/fixtures.ts';
import {
  channelPlaceAddMutation,
  channelPlaceRemoveMutation,
  extraChannelsPreviewMutation,
  shareChannelAddMutation,
} from './channelMutations.ts';
import { channelPlacesQuery } from './contentQueries.ts';
import { queryKeys } from './queryKeys.ts';

it('give a channel an extra place and take it back, each answered by what there is then', async () => {
  const transport = createTestTransport();
  const client = createClient({ apiUrl: 'https://api.test', fetch: transport.fetch });
  const queries = new QueryClient();
  const { channel_id: id } = validRequests.channelPlaceAdd.body;

  expect(await queries.fetchQuery(channelPlacesQuery(client))).toEqual(fixtures.channelPlaces);
  await queries.getMutationCache().build(queries, channelPlaceAddMutation(client)).execute(id);
  expect(queries.getQueryData(queryKeys.channelPlaces)).toEqual(fixtures.channelPlaceAdd);
  await queries.getMutationCache().build(queries, channelPlaceRemoveMutation(client)).execute(id);
  expect(queries.getQueryData(queryKeys.channelPlaces)).toEqual(fixtures.channelPlaceRemove);
  const quote = await queries
    .getMutationCache()
    .build(queries, extraChannelsPreviewMutation(client))
    .execute(2);
  expect(quote).toEqual(fixtures.extraChannelsPreview);
  expect(transport.calls.map(({ endpoint }) => endpoint)).toEqual([
    'channelPlaces',
    'channelPlaceAdd',
    'channelPlaceRemove',
    'extraChannelsPreview',
  ]);
});

it('a shared channel may have had an extra place: those are read again', async () => {
  const transport = createTestTransport();
  const urls = { apiUrl: 'https://api.test', playerUrl: 'https://player.test' };
  const client = createClient({ ...urls, fetch: transport.fetch });
  const queries = new QueryClient();
  await queries.fetchQuery(channelPlacesQuery(client));
  const { channelId, channelName, channelImage } = validRequests.shareChannelAdd.body;
  await queries
    .getMutationCache()
    .build(queries, shareChannelAddMutation(client))
    .execute({ channelId, channelName, channelImage });
  expect(queries.getQueryState(queryKeys.channelPlaces)?.isInvalidated).toBe(true);
});
