/**
 * One rule per cell, a step later each, as if the sweep had begun a round ago. They stand in place of style attributes,
 * which a strict content security policy forbids.
 *
 * @param cells how many `<i>` there are
 * @example stepDelays(1) // → '& i:nth-of-type(1){animation-delay:calc(-1 * var(--step))}'
 */
export const stepDelays = (cells: number): string =>
  Array.from(
    { length: cells },
    (_, cell) => `& i:nth-of-type(${cell + 1}){animation-delay:calc(${cell - cells} * var(--step))}`,
  ).join('');
