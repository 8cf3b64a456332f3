/** How many requests the server API takes in a window; a site in production counts reading alone. */
interface RateLimitSettings {
  readonly max: number;
  readonly windowMs: number;
  readonly counts: 'reads' | 'all';
}

/** Where a request stands within the limit. */
interface Standing {
  readonly limit: number;
  readonly remaining: number;
  /** When the count begins anew, in seconds since 1970. */
  readonly resetAtSeconds: number;
  readonly isOver: boolean;
}

/** The limit of the server API. It is kept in memory, so a restart lifts it. */
export interface RateLimit {
  set(settings: RateLimitSettings): void;
  /** Lifts the limit. */
  clear(): void;
  /** Counts a request. */
  take(method: string): Standing;
  /** How many requests were refused since the limit was set. */
  refused(): number;
}

/** High enough for every load test: nothing is limited before somebody says so. */
const unlimited: RateLimitSettings = { max: 1_000_000, windowMs: 60_000, counts: 'reads' };

/**
 * A limit that nobody reaches, until it is set.
 *
 * @example createRateLimit().take('GET').isOver // → false
 */
export const createRateLimit = (nowMs: () => number = Date.now): RateLimit => {
  let settings = unlimited;
  let windowEndsAtMs = 0;
  let taken = 0;
  let refused = 0;
  const set = (next: RateLimitSettings): void => {
    settings = next;
    windowEndsAtMs = 0;
    refused = 0;
  };
  return {
    set,
    clear: () => set(unlimited),
    refused: () => refused,
    take: (method) => {
      if (nowMs() >= windowEndsAtMs) {
        windowEndsAtMs = nowMs() + settings.windowMs;
        taken = 0;
      }
      const counts = settings.counts === 'all' || method === 'GET' || method === 'HEAD';
      const isOver = counts && taken >= settings.max;
      if (isOver) refused += 1;
      else if (counts) taken += 1;
      return {
        limit: settings.max,
        remaining: settings.max - taken,
        resetAtSeconds: Math.ceil(windowEndsAtMs / 1000),
        isOver,
      };
    },
  };
};
