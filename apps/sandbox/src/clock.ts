import { put, type Store } from './store/store.ts';

/** The sandbox's own time: the machine's, plus what it has been moved forward by. It never runs backwards. */
export interface Clock {
  nowMs(): number;
  /** What it has been moved forward by; the api of a development run adds it to its own time. */
  offsetMs(): number;
  /** Moves to a later moment and remembers it; an earlier one is refused. */
  moveTo(atMs: number): void;
}

/**
 * The clock of a store: the shift survives a restart.
 *
 * @throws RangeError from `moveTo` when the moment lies in the past of this clock
 */
export const createClock = (store: Store, machineMs: () => number = Date.now): Clock => {
  const offsetMs = (): number => store.get('clock', 'now')?.offsetMs ?? 0;
  const nowMs = (): number => machineMs() + offsetMs();
  return {
    nowMs,
    offsetMs,
    moveTo: (atMs) => {
      if (atMs < nowMs()) throw new RangeError('The clock only moves forward.');
      store.commit([put('clock', 'now', { offsetMs: Math.round(atMs - machineMs()) })]);
    },
  };
};
