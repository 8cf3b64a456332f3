/** The three places that a carousel's dots stand for. */
export const carouselPositions = ['start', 'middle', 'end'] as const;
export type CarouselPosition = (typeof carouselPositions)[number];

/**
 * Which dot is lit at a stop, counted from 0, of `count` stops: all between the first and the last are the middle.
 *
 * @example
 * positionAt(1, 4) // → 'middle'
 */
export const positionAt = (stop: number, count: number): CarouselPosition => {
  if (stop <= 0) return 'start';
  return stop < count - 1 ? 'middle' : 'end';
};

/**
 * The stop that a position means, of `count` stops; null, with a warning, without a position.
 *
 * @example
 * stopOf('middle', 7) // → 3
 */
export const stopOf = (position: CarouselPosition | undefined, count: number): number | null => {
  const last = Math.max(0, count - 1);
  switch (position) {
    case 'start':
      return 0;
    case 'middle':
      return Math.round(last / 2);
    case 'end':
      return last;
    case undefined:
      console.warn('You must specify a position to scroll to.');
      return null;
    default:
      return position satisfies never;
  }
};
