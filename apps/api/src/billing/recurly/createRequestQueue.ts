/** The parts of an answer that the queue reads. */
interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** Starts a waiting request when its turn comes. */
type Waiting = () => void;

/** Requests that are sent together after a pause. Each process sends as many. */
const atOnce = 4;
/** The pause after a 429 without a time, and the shortest pause. */
const unsaidPauseMs = 1_000;
const minPauseMs = 200;

const numberIn = (text: string | undefined): number | null => {
  const number = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
};

/** The pause until the provider's limit is reset, by the provider's clock. */
const pauseOf = (headers: Answer['headers'], nowMs: number): number => {
  const retryAfterSeconds = numberIn(headers['retry-after']);
  if (retryAfterSeconds !== null) return retryAfterSeconds * 1000;
  const resetSeconds = numberIn(headers['x-ratelimit-reset']);
  if (resetSeconds === null) return unsaidPauseMs;
  const theirNowMs = Date.parse(headers.date ?? '');
  return resetSeconds * 1000 - (Number.isNaN(theirNowMs) ? nowMs : theirNowMs);
};

/** The requests of one process to the provider. */
export interface RequestQueue {
  /**
   * Sends a request after waiting ones, and again after a 429. Owners take turns, so that one with many requests delays
   * nobody.
   *
   * @param owner for whom it is sent; work for nobody takes turns like a person
   * @returns the answer; null when the provider takes the request no sooner than in `maxWaitMs`
   */
  run<T extends Answer>(
    owner: number | undefined,
    maxWaitMs: number,
    send: () => Promise<T>,
  ): Promise<T | null>;
}

/** A queue that delays nothing until the provider reports its limit. */
export const createRequestQueue = (): RequestQueue => {
  /** Waiting requests by owner. The owner at the front is next. */
  const lanes = new Map<number | undefined, Waiting[]>();
  let pausedUntilMs = 0;
  let running = 0;
  let isWaking = false;

  const next = (): Waiting | undefined => {
    const [turn] = lanes;
    if (turn === undefined) return undefined;
    const [owner, lane] = turn;
    lanes.delete(owner);
    const first = lane.shift();
    if (lane.length > 0) lanes.set(owner, lane);
    return first;
  };

  const pump = (): void => {
    const pauseMs = pausedUntilMs - performance.now();
    if (pauseMs > 0) {
      if (isWaking) return;
      isWaking = true;
      const wake = (): void => {
        isWaking = false;
        pump();
      };
      setTimeout(wake, pauseMs).unref();
      return;
    }
    while (running < atOnce) {
      const start = next();
      if (start === undefined) return;
      running += 1;
      start();
    }
  };

  const leave = (owner: number | undefined, waiting: Waiting): void => {
    const lane = (lanes.get(owner) ?? []).filter((other) => other !== waiting);
    if (lane.length > 0) lanes.set(owner, lane);
    else lanes.delete(owner);
  };

  /** Waits after the owner's other requests, or before them after a refusal; false if the time runs out. */
  const waitForTurn = (owner: number | undefined, isRefused: boolean, waitMs: number): Promise<boolean> =>
    new Promise((resolve) => {
      const start = (): void => {
        clearTimeout(patience);
        resolve(true);
      };
      const patience = setTimeout(() => {
        leave(owner, start);
        resolve(false);
      }, waitMs);
      const lane = lanes.get(owner) ?? [];
      lanes.set(owner, isRefused ? [start, ...lane] : [...lane, start]);
      pump();
    });

  return {
    run: async (owner, maxWaitMs, send) => {
      const deadlineMs = performance.now() + maxWaitMs;
      for (let isRefused = false; ; isRefused = true) {
        const nowMs = performance.now();
        if (pausedUntilMs > deadlineMs) return null;
        const isLimited = isRefused || lanes.size > 0 || nowMs < pausedUntilMs;
        if (!isLimited) running += 1;
        else if (!(await waitForTurn(owner, isRefused, deadlineMs - nowMs))) return null;
        try {
          const answer = await send();
          if (answer.statusCode !== 429) return answer;
          const pauseMs = Math.max(minPauseMs, pauseOf(answer.headers, Date.now()));
          pausedUntilMs = Math.max(pausedUntilMs, performance.now() + pauseMs);
        } finally {
          running -= 1;
          pump();
        }
      }
    },
  };
};
