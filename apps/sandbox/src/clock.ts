import { put, type Store } from './store/store.ts';

/** The sandbox's own time: the machine's, plus what it has been moved forward by. It never runs backwards. */
export interface Clock {
  nowMs(): number;
  /** Moves to a later moment and remembers it; an earlier one is refused. */
  moveTo(atMs: number): void;
}

/**
 * The clock of a store: the shift survives a restart.
 *
 * @throws RangeError from `moveTo` when the moment lies in the past of this clock
 */
export const createClock = (store: Store, machineMs: () => number = Date.now): Clock => {
  const nowMs = (): number => machineMs() + (store.get('clock', 'now')?.offsetMs ?? 0);
  return {
    nowMs,
    moveTo: (atMs) => {
      if (atMs < nowMs()) throw new RangeError('The clock only moves forward.');
      store.commit([put('clock', 'now', { offsetMs: Math.round(atMs - machineMs()) })]);
    },
  };
};
