/**
 * One rule per cell, each delayed by a step more; negative, so that the animation runs from the start. Rules, because
 * a strict content security policy forbids style attributes.
 *
 * @param cells how many `<i>` there are
 * @example stepDelays(1) // → '& i:nth-of-type(1){animation-delay:calc(-1 * var(--bb-step))}'
 */
export const stepDelays = (cells: number): string =>
  Array.from(
    { length: cells },
    (_, cell) => `& i:nth-of-type(${cell + 1}){animation-delay:calc(${cell - cells} * var(--bb-step))}`,
  ).join('');
