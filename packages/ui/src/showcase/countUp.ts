/** How a number grows while it counts up. */
export interface CountPace {
  /** How long it grows. */
  readonly durationMs: number;
  /** How long the number waits before it counts, in milliseconds. */
  readonly delayMs: number;
}

/**
 * The number shown `elapsedMs` after the start: 0 during the delay, then fast at first and slow at the end.
 *
 * @example
 * countAt(600, 750, { durationMs: 1500, delayMs: 0 }) // → 525
 */
export const countAt = (target: number, elapsedMs: number, { durationMs, delayMs }: CountPace): number => {
  const share = Math.min(1, Math.max(0, (elapsedMs - delayMs) / durationMs));
  return Math.round(target * (1 - (1 - share) ** 3));
};

/** When the last of several numbers has reached its end. */
export const countEndMs = (paces: readonly CountPace[]): number =>
  Math.max(0, ...paces.map(({ durationMs, delayMs }) => durationMs + delayMs));
