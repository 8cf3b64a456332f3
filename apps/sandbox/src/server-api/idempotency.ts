import type { Books } from '../SandboxContext.ts';
import type { Rows } from '../store/rows.ts';
import { type Change, put, remove } from '../store/store.ts';

/** How long an answer is kept. */
const replayLifetimeMs = 60 * 60 * 1000;

/** The longest key. */
export const longestKey = 255;

type Replay = Rows['replays'];

/** Answers by idempotency key, and the keys whose first request is still running. */
export interface Replays {
  find(id: string): Replay | undefined;
  isInFlight(id: string): boolean;
  begin(id: string): void;
  end(id: string): void;
  /** The answer as a row, to be written in the same commit as what it answers. */
  record(id: string, status: number, body: string): Change[];
}

/** One key counts for one method and path; the body does not matter. */
export const replayId = (method: string, path: string, key: string): string => `${method} ${path} ${key}`;

export const createReplays = ({ store, clock }: Books): Replays => {
  const inFlight = new Set<string>();
  const isOver = ({ createdAtMs }: Replay): boolean => clock.nowMs() - createdAtMs > replayLifetimeMs;
  return {
    find: (id) => {
      const replay = store.get('replays', id);
      return replay === undefined || isOver(replay) ? undefined : replay;
    },
    isInFlight: (id) => inFlight.has(id),
    begin: (id) => inFlight.add(id),
    end: (id) => inFlight.delete(id),
    record: (id, status, body) => {
      const [oldest] = store.entries('replays');
      const swept =
        oldest !== undefined && oldest[0] !== id && isOver(oldest[1]) ? [remove('replays', oldest[0])] : [];
      return [...swept, put('replays', id, { status, body, createdAtMs: clock.nowMs() })];
    },
  };
};
