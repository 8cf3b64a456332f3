import { expect, it } from 'vitest';
import { liveRead, selectIsStreamerMode, streamerModeSet, streamerModeSlice } from './streamerModeSlice.ts';

const { reducer } = streamerModeSlice;

type Action = Parameters<typeof reducer>[1];

/** Is it on after all of that? */
const after = (...actions: readonly Action[]): boolean =>
  selectIsStreamerMode({
    streamerMode: actions.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: 'start' })),
  });

it.each<[string, readonly Action[], boolean]>([
  ['off to begin with', [], false],
  ['on by hand', [streamerModeSet(true)], true],
  ['off by hand', [streamerModeSet(true), streamerModeSet(false)], false],
  ['on by itself while on air', [liveRead(true)], true],
  ['off again with the stream', [liveRead(true), liveRead(false)], false],
  ['on by hand stays after the stream', [streamerModeSet(true), liveRead(true), liveRead(false)], true],
  ['off by hand while on air', [liveRead(true), streamerModeSet(false)], false],
  [
    'off by hand holds while the stream goes on',
    [liveRead(true), streamerModeSet(false), liveRead(true)],
    false,
  ],
  [
    'the next stream turns it on again',
    [liveRead(true), streamerModeSet(false), liveRead(false), liveRead(true)],
    true,
  ],
  ['a platform that does not answer changes nothing', [liveRead(true), liveRead(null)], true],
  ['nor does it end a choice', [liveRead(true), streamerModeSet(false), liveRead(null)], false],
])('%s', (_, actions, expected) => {
  expect(after(...actions)).toBe(expected);
});
