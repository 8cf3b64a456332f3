import jsQR from 'jsqr';
import { expect, it } from 'vitest';
import { squareCode } from './PaperCode.tsx';

const pixels = 3;

/** What a scanner reads in a picture of the code. */
const scan = (text: string): string | null => {
  const code = squareCode(text);
  if (code === null) return null;
  const side = code.size * pixels;
  const picture = new Uint8ClampedArray(side * side * 4).fill(255);
  for (const [, x, y] of code.path.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < pixels; dy += 1)
      for (let dx = 0; dx < pixels; dx += 1) {
        const at = ((Number(y) * pixels + dy) * side + Number(x) * pixels + dx) * 4;
        picture.fill(0, at, at + 3);
      }
  return jsQR(picture, side, side)?.data ?? null;
};

it.each([300, 900, 2000, 2953])('carries a signed text of %i characters', (length) => {
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.';
  const text = Array.from({ length }, (_, at) => letters[(at * at + at * 7) % letters.length]).join('');
  expect(scan(text)).toBe(text);
});

it('is not there for more than any code can hold', () => {
  expect(squareCode('a'.repeat(2954))).toBeNull();
});
