import { endpoints } from '@backbeat/sdk/contract';
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql/index.js';
import { createHandler } from 'graphql-http';
import * as z from 'zod/mini';
import type { Audience } from '../channels/createAudience.ts';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { createSchema, type GraphContext } from './schema.ts';

/** The limits on a query's depth and channels: a dozen times what the product asks. */
const maxTokens = 250;

/** What a resolver threw that is not about the query: an error of the contract, or a fault of ours. */
const foreignErrorOf = ({ originalError }: GraphQLError): Error | undefined =>
  originalError instanceof GraphQLError ? undefined : originalError;

/** POST /graphql: GraphQL over HTTP. A wrong query is told in its `errors`, all else in the contract's. */
export const mountGraph = (
  mount: Mount,
  { config }: Pick<RouteDeps, 'config'>,
  { audience, limiter }: { readonly audience: Audience; readonly limiter: RateLimiter },
): void => {
  const handle = createHandler<Request, GraphContext, GraphContext>({
    schema: createSchema(),
    context: (request) => request.context,
    parse: (source, options) => parse(source, { ...options, maxTokens }),
    validationRules: [NoSchemaIntrospectionCustomRule],
    onOperation: (_request, _args, result) => {
      const errors = 'errors' in result ? (result.errors ?? []) : [];
      const foreign = errors.map(foreignErrorOf).find((error) => error !== undefined);
      // By its status the client knows whether to ask again.
      if (foreign !== undefined) throw foreign;
    },
  });

  mount(endpoints.twitchStats, async ({ context, session: { user }, body }) => {
    const [text] = await handle({
      method: 'POST',
      url: context.req.path,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body,
      raw: context.req.raw,
      context: {
        averageViewers: async (channelId) => {
          await limiter.consume(`graph:${user.id}`, config.limits.channels);
          return audience.averageViewers(channelId);
        },
      },
    });
    return z.parse(endpoints.twitchStats.response, JSON.parse(text ?? 'null'));
  });
};
