import * as z from 'zod/mini';
import { hasUnstorableText } from '../lib/hasUnstorableText.ts';
import { PlatformUnavailable } from './platforms.ts';

/** The time limit for all requests of one call to a platform. */
const timeLimitMs = 6_000;
const retrySoonSeconds = 5;
/** The pause after the daily quota is used up. */
const quotaSeconds = 3_600;

/** One request to a platform. */
export interface PlatformRequest {
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Sent as a form if it is one, else as JSON. */
  readonly body?: unknown;
  readonly signal: AbortSignal;
}

/** A refused request. `reason` is the platform's own term. */
export interface PlatformRefusal {
  readonly status: number;
  readonly reason: string;
}

/** Aborts the requests of one call at the time limit. */
export const requestDeadline = (): AbortSignal => AbortSignal.timeout(timeLimitMs);

/** The error formats of the platforms: Google nests its error, but for those of tokens, and Twitch does not. */
const refusalSchema = z.union([
  z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) }),
  z.object({ error: z.object({ status: z.string() }) }),
  z.object({ message: z.string() }),
  z.object({ error: z.string() }),
]);

const reasonOf = (body: unknown): string => {
  const { data } = z.safeParse(refusalSchema, body);
  if (data === undefined) return '';
  if ('message' in data) return data.message;
  if (typeof data.error === 'string') return data.error;
  return 'status' in data.error ? data.error.status : (data.error.errors[0]?.reason ?? '');
};

/** Google's terms for too many requests, of the day and of the minute. */
const quotaReasons: readonly string[] = ['quotaExceeded', 'dailyLimitExceeded', 'RESOURCE_EXHAUSTED'];
const rateReasons: readonly string[] = ['rateLimitExceeded', 'userRateLimitExceeded'];

/** Whether the request was refused for the number of requests, and would be answered later. */
export const isTooMany = ({ status, reason }: PlatformRefusal): boolean =>
  status === 429 || quotaReasons.includes(reason) || rateReasons.includes(reason);

/** A refusal is not the caller's fault, who can only wait. */
export const unavailableAfter = ({ status, reason }: PlatformRefusal): PlatformUnavailable =>
  new PlatformUnavailable(
    `The platform answered ${status}${reason === '' ? '' : ` (${reason})`}.`,
    quotaReasons.includes(reason) ? quotaSeconds : retrySoonSeconds,
  );

const contentOf = (
  headers: PlatformRequest['headers'],
  body: unknown,
): Pick<RequestInit, 'headers' | 'body'> => {
  if (body === undefined) return { headers };
  if (body instanceof URLSearchParams) return { headers, body };
  return { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
};

/**
 * Sends one request.
 *
 * @returns the answer as the schema reads it, or the platform's refusal in the 400s
 * @throws PlatformUnavailable when nothing came in time, for server errors and for answers of another shape
 */
export const askPlatform = async <S extends z.core.$ZodType>(
  { url, headers, method = 'GET', body: sent, signal }: PlatformRequest,
  schema: S,
): Promise<{ readonly answer: z.output<S> } | { readonly refusal: PlatformRefusal }> => {
  try {
    const response = await fetch(url, {
      method,
      signal,
      redirect: 'error',
      ...contentOf(headers, sent),
    });
    const body: unknown = await response.json().catch(() => null);
    if (response.status >= 400) {
      const refusal = { status: response.status, reason: reasonOf(body) };
      if (response.status >= 500) throw unavailableAfter(refusal);
      return { refusal };
    }
    const answer = z.safeParse(schema, body);
    if (!answer.success || hasUnstorableText(answer.data))
      throw new PlatformUnavailable('The platform answered in another shape.', retrySoonSeconds);
    return { answer: answer.data };
  } catch (error) {
    if (error instanceof PlatformUnavailable) throw error;
    throw new PlatformUnavailable('The platform does not answer.', retrySoonSeconds, error);
  }
};
