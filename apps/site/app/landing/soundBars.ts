/** One bar of a drawn sound: where it stands and how high it is, at least as high as wide. */
export interface SoundBar {
  readonly x: number;
  readonly height: number;
}

/**
 * A sound, bar by bar, as one path to stroke with round caps: a line as wide as a bar.
 *
 * @param middle the height that the bars stand around
 *
 * @example
 * soundBars([{ x: 0, height: 20 }], { width: 6, middle: 32 }) // → 'M3 25v14'
 */
export const soundBars = (
  bars: readonly SoundBar[],
  { width, middle }: { readonly width: number; readonly middle: number },
): string =>
  bars
    .map(({ x, height }) => `M${x + width / 2} ${middle - (height - width) / 2}v${height - width}`)
    .join('');
