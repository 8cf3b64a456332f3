// The library refuses types of a second copy of itself: this is the file that Node resolves for other imports.
import {
  GraphQLError,
  GraphQLID,
  GraphQLInt,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLSchema,
} from 'graphql/index.js';
import type { Audience } from '../channels/createAudience.ts';

const twitchStats = new GraphQLObjectType({
  name: 'TwitchStats',
  description: 'The audience of a live channel.',
  fields: {
    avgViewers: {
      type: new GraphQLNonNull(GraphQLInt),
      description: 'Average viewers over the last 30 days.',
    },
  },
});

const isId = (text: unknown): text is string => typeof text === 'string' && /^[\w-]{1,128}$/.test(text);

/** The context of one person's query. */
export type GraphContext = Pick<Audience, 'averageViewers'>;

/** The schema: channels of the live platform. */
export const createSchema = (): GraphQLSchema =>
  new GraphQLSchema({
    query: new GraphQLObjectType<unknown, GraphContext>({
      name: 'Query',
      fields: {
        twitchStats: {
          type: twitchStats,
          args: { channelId: { type: new GraphQLNonNull(GraphQLID) } },
          resolve: async (_source, { channelId }: { readonly channelId?: unknown }, context) => {
            if (!isId(channelId)) throw new GraphQLError('channelId is not an id.');
            return { avgViewers: await context.averageViewers(channelId) };
          },
        },
      },
    }),
  });
