import * as z from 'zod/mini';
import { errorBody } from '../contract/errorBody.ts';
import { ApiError } from '../errors/ApiError.ts';
import { AuthError } from '../errors/AuthError.ts';
import { SdkError } from '../errors/SdkError.ts';
import { type ReadOptions, readJson } from './readResponse.ts';
import { retryAfterMs } from './retryDelayMs.ts';

/** The body of an error answer; the status already says enough when it cannot be read. */
const readErrorBody = async (response: Response, options: ReadOptions): Promise<unknown> => {
  try {
    return (await readJson(response, options)) ?? null;
  } catch (error) {
    if (error instanceof SdkError) return null;
    throw error;
  }
};

/** The error for an answer with an error status: `AuthError` for 401, else `ApiError`. */
export const responseError = async (response: Response, options: ReadOptions): Promise<ApiError> => {
  const body = await readErrorBody(response, options);
  const parsed = z.safeParse(errorBody, body);
  const answer = {
    endpoint: options.endpoint,
    requestId: response.headers.get('x-request-id') ?? parsed.data?.error.request_id ?? null,
    status: response.status,
    statusText: response.statusText,
    body,
    wireCode: parsed.success ? parsed.data.error.code : null,
    retryAfterMs: retryAfterMs(response.headers.get('retry-after'), Date.now()),
  };
  return response.status === 401 ? new AuthError(answer) : new ApiError(answer);
};
