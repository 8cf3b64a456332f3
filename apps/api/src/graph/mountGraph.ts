import { endpoints } from '@backbeat/sdk/contract';
import { GraphQLError, NoSchemaIntrospectionCustomRule, parse } from 'graphql/index.js';
import { createHandler } from 'graphql-http';
import * as z from 'zod/mini';
import type { Audience } from '../channels/createAudience.ts';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { createSchema, type GraphContext } from './schema.ts';

/** Limits of a query, a dozen times what the product needs. */
const maxTokens = 250;

/** A resolver's error that is not about the query: an error of the contract, or a fault. */
const foreignErrorOf = ({ originalError }: GraphQLError): Error | undefined =>
  originalError instanceof GraphQLError ? undefined : originalError;

/** POST /graphql: GraphQL over HTTP. Faults of the query are in its `errors`; other errors follow the contract. */
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
      // Clients decide by the status whether to try again.
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
