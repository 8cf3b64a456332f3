import * as z from 'zod/mini';
import { defineEndpoint } from './Endpoint.ts';
import { count, filledText, nonEmptyText, nullish, pathId, videoChannelId } from './fields.ts';

/** The video channel that a person shared with the player. */
export const sharedChannelSchema = z.object({
  channelId: nonEmptyText,
  channelName: z.string(),
  channelImage: z.string(),
});

/** @see sharedChannelSchema */
export type SharedChannel = z.output<typeof sharedChannelSchema>;

/** One hit of the channel search, as the video platform writes it. */
export const channelSearchItemSchema = z.object({
  snippet: z.object({
    channelId: nonEmptyText,
    channelTitle: z.string(),
    thumbnails: z.object({ default: z.object({ url: z.string() }) }),
  }),
});

/** The shared channels of the signed-in person; the first one counts. */
export const shareChannelsEndpoint = defineEndpoint({
  name: 'shareChannels',
  method: 'GET',
  path: '/share-channels',
  auth: 'bearer',
  base: 'player',
  response: z.object({ channels: z.array(sharedChannelSchema) }),
  retry: 'read',
});

/** Share a channel by its id; name and picture are the platform's. It worked when the answer has no `errors` field. */
export const shareChannelAddEndpoint = defineEndpoint({
  name: 'shareChannelAdd',
  method: 'POST',
  path: '/api/v1/share-channels/add',
  auth: 'bearer',
  base: 'player',
  body: z.strictObject({
    channelId: videoChannelId,
    channelName: filledText(200),
    channelType: z.literal('youtube'),
    channelImage: z.string().check(z.maxLength(2_000)),
  }),
  response: z.object({ errors: z.exactOptional(z.unknown()) }),
  retry: 'never',
});

/** The channels that have the paid extra places, beside the shared one that every plan covers. */
const channelPlacesSchema = z.object({
  /** How many extra channels the plan covers now. */
  places: count,
  /** In the order in which they were added. */
  channels: z.array(
    z.object({
      channel_id: nonEmptyText,
      name: z.string(),
      image: z.string(),
      /** `false` for those that are more than the plan covers: nothing covers them. */
      has_place: z.boolean(),
    }),
  ),
});

/** @see channelPlacesSchema */
export type ChannelPlaces = z.output<typeof channelPlacesSchema>;

/** The extra channels of the signed-in person, and how many are covered. */
export const channelPlacesEndpoint = defineEndpoint({
  name: 'channelPlaces',
  method: 'GET',
  path: '/channels/places',
  auth: 'bearer',
  response: channelPlacesSchema,
  retry: 'read',
});

/** Give an extra place to a YouTube channel; `conflict` where none is free. */
export const channelPlaceAddEndpoint = defineEndpoint({
  name: 'channelPlaceAdd',
  method: 'POST',
  path: '/channels/places',
  auth: 'bearer',
  body: z.strictObject({ channel_id: videoChannelId }),
  response: channelPlacesSchema,
  retry: 'keyed',
});

/** Take an extra place from a channel: nothing covers it any more. */
export const channelPlaceRemoveEndpoint = defineEndpoint({
  name: 'channelPlaceRemove',
  method: 'POST',
  path: '/channels/places/remove',
  auth: 'bearer+cookie',
  body: z.strictObject({ channel_id: videoChannelId }),
  response: channelPlacesSchema,
  retry: 'keyed',
});

/** Find video channels by name. */
export const channelSearchEndpoint = defineEndpoint({
  name: 'channelSearch',
  method: 'GET',
  path: '/user-metadata/accounts/youtube/v3/search',
  auth: 'none',
  base: 'metadata',
  query: z.object({ channelName: filledText(200) }),
  response: z.array(channelSearchItemSchema),
  retry: 'read',
});

/** Average views of a video channel; the answer is read as a whole number. */
export const averageViewsEndpoint = defineEndpoint({
  name: 'averageViews',
  method: 'GET',
  path: '/user-metadata/accounts/youtube/v3/channel/:channelId/average-views',
  auth: 'none',
  base: 'metadata',
  params: z.object({ channelId: pathId }),
  response: z.union([z.number(), z.string()]),
  retry: 'read',
});

/** Average viewers of a live-streaming channel (GraphQL). */
export const twitchStatsEndpoint = defineEndpoint({
  name: 'twitchStats',
  method: 'POST',
  path: '/graphql',
  auth: 'bearer',
  base: 'graph',
  body: z.object({
    query: z.string(),
    operationName: nullish(z.string()),
    variables: nullish(z.looseObject({})),
  }),
  // A wrong query has no `data`, a field that failed is `null`: `errors` says why. The query names the fields.
  response: z.object({
    data: nullish(
      z.looseObject({
        twitchStats: nullish(z.looseObject({ avgViewers: z.exactOptional(z.number()) })),
      }),
    ),
    errors: z.exactOptional(z.array(z.unknown())),
  }),
  retry: 'read',
});
