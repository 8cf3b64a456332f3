import { expect, it } from 'vitest';
import { endReason } from './endReason.ts';

const minuteMs = 60_000;

it.each([
  ['none', { usedAtMs: null, endsAtMs: null, atMs: 0 }],
  ['idle', { usedAtMs: 0, endsAtMs: null, atMs: 30 * minuteMs }],
  ['ended', { usedAtMs: 0, endsAtMs: null, atMs: 29 * minuteMs }],
  ['long', { usedAtMs: 0, endsAtMs: 20 * minuteMs, atMs: 20 * minuteMs }],
] as const)('%s', (reason, session) => {
  expect(endReason(session)).toBe(reason);
});
