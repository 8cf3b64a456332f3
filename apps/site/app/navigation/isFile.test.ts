import { expect, it } from 'vitest';
import { isFile } from './isFile.ts';

it.each([
  ['/plans.json', true],
  ['/share/home.png?size=2', true],
  ['/pricing', false],
  ['/pricing?from=a.b', false],
  ['/for/artists#a.b', false],
])('%s asks for a file: %s', (address, answer) => {
  expect(isFile(address)).toBe(answer);
});
