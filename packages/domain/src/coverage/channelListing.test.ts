import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import {
  changesWindowMs,
  channelChanges,
  channelStates,
  leavingGraceMs,
  listingProblems,
  maxChannelChanges,
  placeFreeMs,
} from '../coverage.ts';

const dayMs = 86_400_000;

it('has figures that the words beside a channel say', () => {
  expect([leavingGraceMs / dayMs, maxChannelChanges, changesWindowMs / dayMs]).toEqual([3, 2, 30]);
  expect([channelStates.length, listingProblems.length]).toEqual([6, 4]);
});

it('counts a change where the channel is another one, and no return to the same', () => {
  const stays = ['a', 'a', 'b', 'b', 'a', 'c'].map((channelId, index) => ({ channelId, askedMs: index }));
  expect(channelChanges(stays)).toEqual([2, 4, 5]);
  expect(channelChanges(stays.slice(0, 2))).toEqual([]);
  expect(channelChanges([])).toEqual([]);
});

it.each<[string, readonly number[], number, number]>([
  ['at once without a change', [], 10, 10],
  ['at once after one change', [0], 10, 10],
  ['30 days after the first of two changes', [0, 10], 20, 30],
  ['at once when that is over', [0, 10], 30, 30],
  ['30 days after the first of the last two changes', [0, 10, 35], 36, 40],
])('gives the place %s', (_, changes, at, free) => {
  expect(
    placeFreeMs(
      changes.map((day) => day * dayMs),
      at * dayMs,
    ),
  ).toBe(free * dayMs);
});

it('gives several places more channels', () => {
  const daily = [0, 1, 2, 3].map((day) => day * dayMs);
  expect(placeFreeMs(daily, 4 * dayMs, 6)).toBe(4 * dayMs);
  expect(placeFreeMs(daily, 4 * dayMs, 3)).toBe(31 * dayMs);
});

it('lists three channels at most in any 30 days, however often somebody changes', () => {
  const waits = fc.array(fc.integer({ min: 0, max: 20 * dayMs }), { minLength: 3, maxLength: 40 });
  fc.assert(
    fc.property(waits, (pauses) => {
      let atMs = 0;
      const placed = [{ channelId: '0', askedMs: 0 }];
      for (const [index, pause] of pauses.entries()) {
        atMs = placeFreeMs(channelChanges(placed), atMs + pause);
        placed.push({ channelId: String(index + 1), askedMs: atMs });
      }
      for (const { askedMs } of placed) {
        const inWindow = placed.filter(
          (other) => other.askedMs > askedMs && other.askedMs < askedMs + changesWindowMs,
        );
        expect(inWindow.length).toBeLessThanOrEqual(maxChannelChanges);
      }
    }),
  );
});
