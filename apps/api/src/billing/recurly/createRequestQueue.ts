/** What is read of an answer of the provider. */
interface Answer {
  readonly statusCode: number;
  readonly headers: Readonly<Record<string, string>>;
}

/** A request that waits for its turn: called when that has come. */
type Waiting = () => void;

/** Requests that go out at once when the provider takes some again: of several processes, each brings as many. */
const atOnce = 4;
/** The pause after a 429 that does not say how long, and the shortest one. */
const unsaidPauseMs = 1_000;
const minPauseMs = 200;

const numberIn = (text: string | undefined): number | null => {
  const number = text === undefined ? Number.NaN : Number(text);
  return Number.isFinite(number) ? number : null;
};

/** How long to send nothing: until the provider's count starts again, by its own clock. */
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
   * Sends a request, after those that wait already, and again when the provider answered 429. Whoever has many
   * waiting takes turns with those who have one.
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

/** A queue that sends everything at once until the provider's limit is reached. */
export const createRequestQueue = (): RequestQueue => {
  /** By owner, in the order of their turns. */
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

  /** Waits behind the owner's other requests, or before them after a refusal; false when the time is over first. */
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
