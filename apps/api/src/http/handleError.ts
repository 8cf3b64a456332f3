import type { ErrorBody } from '@backbeat/sdk/contract';
import { HTTPException } from 'hono/http-exception';
import type { Logger } from 'pino';
import { isDatabaseAway } from '../db/isDatabaseAway.ts';
import { ApiError } from './ApiError.ts';
import type { AppContext } from './AppEnv.ts';

/** The wire form of an error. */
export const errorBodyOf = (error: ApiError, requestId: string): ErrorBody => ({
  error: {
    code: error.code,
    message: error.message,
    ...(error.details === undefined ? {} : { details: error.details }),
    request_id: requestId,
  },
});

/** A restart or a failover of the database takes about this long. */
const databaseRetrySeconds = 2;

/** Turns thrown errors into answers. Unexpected ones are logged and answered as 'internal'. */
export const handleError =
  (logger: Logger) =>
  (thrown: Error, context: AppContext): Response => {
    if (thrown instanceof HTTPException) return thrown.getResponse();
    const requestId = context.get('requestId');
    const error =
      thrown instanceof ApiError
        ? thrown
        : new ApiError('internal', `Something broke. Request ${requestId}.`);
    if (error.status >= 500) logger.error({ requestId, err: thrown }, 'request failed');
    const isAway = !(thrown instanceof ApiError) && isDatabaseAway(thrown);
    const retryAfterSeconds = isAway ? databaseRetrySeconds : error.retryAfterSeconds;
    if (retryAfterSeconds !== undefined) context.header('Retry-After', String(retryAfterSeconds));
    return context.json(errorBodyOf(error, requestId), isAway ? 503 : error.status);
  };
