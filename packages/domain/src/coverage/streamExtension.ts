const hourMs = 3_600_000;

/**
 * A plan that ends while its channel is live covers on for this long at most.
 *
 * @example maxExtensionMs / 3_600_000 // → 12
 */
export const maxExtensionMs = 12 * hourMs;

/** Coverage goes on for this long after a stream is no longer seen, because it may be seen again. */
const settleMs = 180_000;

/** A platform's answer about a channel at one moment. */
export type StreamAnswer =
  | { readonly kind: 'live'; readonly sinceMs: number }
  | { readonly kind: 'off' }
  /** It did not answer. */
  | { readonly kind: 'unknown' };

/** Why coverage goes on: the channel was seen live, or its platform did not answer. */
export type ExtensionReason = 'live' | 'unknown';

/** The rest of a stream in which a plan ended, in epoch milliseconds. */
export interface StreamExtension {
  /** When the plan ended. */
  readonly fromMs: number;
  readonly untilMs: number;
  readonly reason: ExtensionReason;
}

const isSameStream = (fromMs: number, answer: StreamAnswer): boolean =>
  answer.kind === 'live' && answer.sinceMs < fromMs;

/**
 * The extension of a plan that has ended: to the end of a stream that had begun before, and while the platform does not
 * answer. `null` without such a stream.
 *
 * @param fromMs when the plan ended
 * @example streamExtension(0, { kind: 'live', sinceMs: -60_000 }) // → { fromMs: 0, untilMs: 43_200_000, reason: 'live' }
 * @example streamExtension(0, { kind: 'live', sinceMs: 0 }) // → null
 */
export const streamExtension = (fromMs: number, answer: StreamAnswer): StreamExtension | null => {
  const untilMs = fromMs + maxExtensionMs;
  if (answer.kind === 'unknown') return { fromMs, untilMs, reason: 'unknown' };
  return isSameStream(fromMs, answer) ? { fromMs, untilMs, reason: 'live' } : null;
};

/**
 * An extension after another answer about the channel. One that is over stays over; time that has passed stays covered.
 *
 * @example extensionAfter({ fromMs: 0, untilMs: 43_200_000, reason: 'live' }, { kind: 'off' }, 60_000).untilMs // → 240_000
 */
export const extensionAfter = (
  known: StreamExtension,
  answer: StreamAnswer,
  atMs: number,
): StreamExtension => {
  const { fromMs, untilMs } = known;
  if (atMs >= untilMs || answer.kind === 'unknown') return known;
  if (isSameStream(fromMs, answer)) return { fromMs, untilMs: fromMs + maxExtensionMs, reason: 'live' };
  return { ...known, untilMs: Math.min(untilMs, atMs + settleMs) };
};
