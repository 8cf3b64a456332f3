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
  readonly method?: 'GET' | 'POST' | 'DELETE';
  /** Sent as JSON. */
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

/** The error formats of the two platforms: Google nests its error, Twitch does not. */
const refusalSchema = z.union([
  z.object({ error: z.object({ errors: z.array(z.object({ reason: z.string() })) }) }),
  z.object({ message: z.string() }),
]);

const reasonOf = (body: unknown): string => {
  const { data } = z.safeParse(refusalSchema, body);
  if (data === undefined) return '';
  return 'error' in data ? (data.error.errors[0]?.reason ?? '') : data.message;
};

/** A refusal is not the caller's fault, who can only wait. */
export const unavailableAfter = ({ status, reason }: PlatformRefusal): PlatformUnavailable => {
  const isQuota = reason === 'quotaExceeded' || reason === 'dailyLimitExceeded';
  return new PlatformUnavailable(
    `The platform answered ${status}${reason === '' ? '' : ` (${reason})`}.`,
    isQuota ? quotaSeconds : retrySoonSeconds,
  );
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
      ...(sent === undefined
        ? { headers }
        : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(sent) }),
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
