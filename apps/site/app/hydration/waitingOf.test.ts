import { expect, it } from 'vitest';
import { waitingOf } from './waitingOf.ts';

it.each([
  ['/', 'faces'],
  ['/v2', 'faces'],
  ['/not-found', 'faces'],
  ['/login', 'paint'],
  ['/sign-up', 'paint'],
  ['/logout', 'nothing'],
  ['/settings', 'nothing'],
  ['/checkout/pro', 'nothing'],
  ['/checkouts', 'faces'],
])('%s waits for %s', (path, waiting) => {
  expect(waitingOf(path)).toBe(waiting);
});
