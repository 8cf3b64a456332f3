import { endpoints } from '@backbeat/sdk/contract';
import { GraphQLError } from 'graphql/index.js';
import { createHandler } from 'graphql-http';
import * as z from 'zod/mini';
import type { Audience } from '../channels/createAudience.ts';
import type { Deps } from '../Deps.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import { createSchema } from './schema.ts';

const answerSchema = z.object({
  data: z.object({ twitchStats: z.object({ avgViewers: z.number() }) }),
});
const problemSchema = z.object({ errors: z.array(z.object({ message: z.string() })) });

const invalid = (problem: string): ApiError =>
  new ApiError('validation', problem, { details: { fields: { query: problem } } });

/** POST /graphql: GraphQL over HTTP. What goes wrong is told in the contract's errors, as everywhere. */
export const mountGraph = (
  mount: Mount,
  { config }: Deps,
  { audience, limiter }: { readonly audience: Audience; readonly limiter: RateLimiter },
): void => {
  const schema = createSchema(audience);

  mount(endpoints.twitchStats, async ({ context, session: { user }, body }) => {
    await limiter.take(`graph:${user.id}`, config.limits.channels);
    const thrown: unknown[] = [];
    const handle = createHandler({
      schema,
      formatError: (error) => {
        thrown.push(error instanceof GraphQLError ? error.originalError : error);
        return error;
      },
    });
    const [text] = await handle({
      method: 'POST',
      url: context.req.path,
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: { query: body.query, variables: body.variables },
      raw: context.req.raw,
      context: {},
    });
    const known = thrown.find((error) => error instanceof ApiError);
    if (known !== undefined) throw known;
    const answered: unknown = JSON.parse(text ?? 'null');
    const answer = z.safeParse(answerSchema, answered);
    if (answer.success) return answer.data;
    const problem = z.safeParse(problemSchema, answered).data?.errors[0]?.message;
    throw invalid(problem ?? 'Only twitchStats(channelId) { avgViewers } can be asked here.');
  });
};
