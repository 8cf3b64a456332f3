/**
 * An SVG path that knows two shapes more: `R x y width height radius` is a rectangle with round corners, `O x y radius`
 * or `O x y radius-x radius-y` an ellipse around its centre.
 *
 * @example
 * drawPath('R0 0 8 4 2') // → 'M2 0h4a2 2 0 0 1 2 2v0a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v0a2 2 0 0 1 2 -2z'
 */
export const drawPath = (text: string): string =>
  text.replace(/([RO])([^A-Za-z]+)/g, (_, shape, numbers: string) => {
    const [x = 0, y = 0, a = 0, b = a, r = 0] = numbers.trim().split(' ').map(Number);
    const [left, top, width, height, rx, ry] =
      shape === 'O' ? [x - a, y - b, 2 * a, 2 * b, a, b] : [x, y, a, b, r, r];
    const [across, down] = [width - 2 * rx, height - 2 * ry];
    const turn = (dx: number, dy: number) => `a${rx} ${ry} 0 0 1 ${dx} ${dy}`;
    return `M${left + rx} ${top}h${across}${turn(rx, ry)}v${down}${turn(-rx, ry)}h${-across}${turn(-rx, -ry)}v${-down}${turn(rx, -ry)}z`;
  });
