import * as z from 'zod/mini';
import { errorBody } from '../contract/errorBody.ts';
import { ApiError, AuthError } from '../errors/ApiError.ts';
import { NetworkError, SdkError } from '../errors/SdkError.ts';
import { WireError } from '../errors/WireError.ts';
import type { Deadline } from './deadline.ts';
import { retryAfterMs } from './retryPolicy.ts';

/** The options of reading an answer. */
export interface ReadOptions {
  readonly endpoint: string;
  readonly maxBytes: number;
  readonly deadline: Deadline;
}

const tooLarge = (endpoint: string, maxBytes: number) =>
  new WireError({ endpoint, side: 'answer', path: '', problem: `more than ${maxBytes} bytes` });

const readChunks = async (
  body: ReadableStream<Uint8Array>,
  { endpoint, maxBytes, deadline }: ReadOptions,
) => {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await deadline.race(reader.read());
      if (done) return text + decoder.decode();
      size += value.byteLength;
      if (size > maxBytes) throw tooLarge(endpoint, maxBytes);
      text += decoder.decode(value, { stream: true });
    }
  } finally {
    // Ends the download when reading stopped early; after the end it does nothing.
    reader.cancel().catch(() => undefined);
  }
};

/**
 * The whole answer as text.
 *
 * @throws NetworkError when it breaks off, WireError when it is too large, the deadline's reason when it is over.
 */
const readText = async (response: Response, options: ReadOptions): Promise<string> => {
  if (response.body === null) return '';
  try {
    return await readChunks(response.body, options);
  } catch (cause) {
    if (options.deadline.signal.aborted || cause instanceof WireError) throw cause;
    throw new NetworkError({ endpoint: options.endpoint, cause });
  }
};

/**
 * The answer's JSON; `undefined` when the answer is empty (204, or no body).
 *
 * @throws WireError when it is not JSON, and all that reading throws.
 */
export const readJson = async (response: Response, options: ReadOptions): Promise<unknown> => {
  const text = await readText(response, options);
  if (text === '') return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch (cause) {
    const type = response.headers.get('content-type') ?? 'no content type';
    throw new WireError({
      endpoint: options.endpoint,
      side: 'answer',
      path: '',
      problem: `not JSON (${type})`,
      cause,
    });
  }
};

/** The body of an error answer; null when it cannot be read, since the status says enough. */
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
