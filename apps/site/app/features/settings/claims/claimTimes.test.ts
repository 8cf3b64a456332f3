import { expect, it } from 'vitest';
import { offsetText, partText, trackText, videoTimeText } from './claimTimes.ts';

const from = '2026-11-18T19:00:00.000Z';
const until = '2026-11-18T22:10:00.000Z';

it.each([
  [0, '0:00'],
  [62_400, '1:02'],
  [3_599_600, '1:00:00'],
  [18_000_000, '5:00:00'],
  [-5, '0:00'],
])('%i ms into a video is %s', (ms, text) => {
  expect(offsetText(ms)).toBe(text);
});

it.each([
  [{ kind: 'live', from, until }, /^Live on November 18, 2026, 8:00\s–\s11:10\sPM GMT\+1$/],
  [{ kind: 'live', from, until: null }, /^Live since November 18, 2026 at 8:00\sPM GMT\+1$/],
  [
    { kind: 'live', from, until: '2026-11-19T00:10:00.000Z' },
    /^Live on November 18, 2026 at 8:00\sPM GMT\+1\s–\sNovember 19/,
  ],
  [{ kind: 'upload', from, until: null }, /^Published on November 18, 2026$/],
] as const)('%j is %s', (claim, text) => {
  expect(videoTimeText(claim, 'Europe/Berlin')).toMatch(text);
});

it('says no time that nobody knows', () => {
  expect(videoTimeText({ kind: null, from: null, until: null })).toBeNull();
});

it('says where in the video a part and a track lie', () => {
  const part = { from: '2026-11-18T20:00:00.000Z', until, rule: 'ended' } as const;
  expect(partText(part, { from })).toBe('1:00:00 to 3:10:00 of the video');
  expect(partText(part, { from: null })).toBe('0:00 to 2:10:00 of the video');
  const track = { title: 'Paper lanterns', artist: 'Owl', at: '2026-11-18T19:42:00.000Z' };
  expect(trackText(track, { from })).toBe('Paper lanterns by Owl, at 42:00');
  expect(trackText({ ...track, artist: null, at: null }, { from })).toBe('Paper lanterns');
});
