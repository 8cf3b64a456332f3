import { expect, it } from 'vitest';
import { streamGapMs } from './storedMode.ts';
import {
  liveAsked,
  liveRead,
  selectHiding,
  selectStoredMode,
  storedModeRead,
  streamerModeSet,
  streamerModeSlice,
} from './streamerModeSlice.ts';

const { reducer } = streamerModeSlice;

type Action = Parameters<typeof reducer>[1];

const stateAfter = (actions: readonly Action[]) => ({
  streamerMode: actions.reduce<ReturnType<typeof reducer>>(reducer, reducer(undefined, { type: 'start' })),
});

const minuteMs = 60_000;
/** What was heard, so many minutes on. */
const heard = (isLive: boolean | null, minutes = 1) => liveRead({ isLive, atMs: minutes * minuteMs });
const off = streamerModeSet(false);
const on = streamerModeSet(true);
const afterGap = 1 + streamGapMs / minuteMs;

it.each<[string, readonly Action[], ReturnType<typeof selectHiding>]>([
  ['off to begin with', [], 'none'],
  ['on by hand', [on], 'hidden'],
  ['off by hand', [on, off], 'none'],
  ['on by itself while on air', [heard(true)], 'hidden'],
  ['off again with the stream', [heard(true), heard(false, 2)], 'none'],
  ['on by hand stays after the stream', [on, heard(true), heard(false, 2)], 'hidden'],
  ['off by hand while on air', [heard(true), off], 'none'],
  ['off by hand holds while the stream goes on', [heard(true), off, heard(true, 2)], 'none'],
  ['the next stream turns it on again', [heard(true), off, heard(false, 2), heard(true, 3)], 'hidden'],
  [
    'so does one after a long time in which nobody asked',
    [heard(true), off, heard(true, afterGap)],
    'hidden',
  ],
  ['a platform that does not answer changes nothing', [heard(true), heard(null, 2)], 'hidden'],
  ['nor does it end a choice', [heard(true), off, heard(null, 2)], 'none'],
  ['nor does an answer that is older than another tab’s', [heard(true, 2), heard(false)], 'hidden'],
  ['nothing waits where no channel was ever heard of', [liveAsked()], 'none'],
  ['what is private waits for the first answer where one was', [heard(false), liveAsked()], 'unseen'],
  ['until it comes', [heard(false), liveAsked(), heard(false, 2)], 'none'],
  ['or tells of a stream', [heard(false), liveAsked(), heard(true, 2)], 'hidden'],
  ['or nobody can say', [heard(false), liveAsked(), heard(null, 2)], 'none'],
  ['a stream that was turned off on this device is not waited for', [heard(true), off, liveAsked()], 'none'],
])('%s', (_, actions, expected) => {
  expect(selectHiding(stateAfter(actions))).toBe(expected);
});

it('is kept for the next page and other tabs: a choice of this stream too', () => {
  const kept = selectStoredMode(stateAfter([heard(true), off]));
  expect(kept).toEqual({
    isOn: false,
    offForStreamMs: minuteMs,
    isLive: true,
    heardAtMs: minuteMs,
    streamSinceMs: minuteMs,
  });
  expect(selectHiding(stateAfter([storedModeRead(kept), liveAsked(), heard(true, 2)]))).toBe('none');
  expect(selectHiding(stateAfter([heard(true), storedModeRead(kept)]))).toBe('none');
});
