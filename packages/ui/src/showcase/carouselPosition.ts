/** The three positions of a carousel, one dot each. */
export const carouselPositions = ['start', 'middle', 'end'] as const;
export type CarouselPosition = (typeof carouselPositions)[number];

/**
 * Which dot is lit at a snap point, counted from 0, of `count`: all between the first and the last are the middle.
 *
 * @example
 * positionAt(1, 4) // → 'middle'
 */
export const positionAt = (snap: number, count: number): CarouselPosition => {
  if (snap <= 0) return 'start';
  return snap < count - 1 ? 'middle' : 'end';
};

/**
 * The snap point of a position, of `count`; null, with a warning, without a position.
 *
 * @example
 * snapIndexOf('middle', 7) // → 3
 */
export const snapIndexOf = (position: CarouselPosition | undefined, count: number): number | null => {
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
