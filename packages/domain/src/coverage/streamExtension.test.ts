import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { extensionAfter, maxExtensionMs, type StreamAnswer, streamExtension } from '../coverage.ts';

const minuteMs = 60_000;
const maxMinutes = maxExtensionMs / minuteMs;
const live = (sinceMinute: number): StreamAnswer => ({ kind: 'live', sinceMs: sinceMinute * minuteMs });

it.each<[string, StreamAnswer, 'live' | 'unknown' | null]>([
  ['live', live(-60), 'live'],
  ['live for a moment', { kind: 'live', sinceMs: -1 }, 'live'],
  ['going live as the plan ends', { kind: 'live', sinceMs: 0 }, null],
  ['live since, in a stream that began later', live(5), null],
  ['not live', { kind: 'off' }, null],
  ['of a platform that does not answer', { kind: 'unknown' }, 'unknown'],
])('a channel that is %s', (_, answer, reason) => {
  const extension = streamExtension(0, answer);
  expect(extension).toEqual(reason === null ? null : { fromMs: 0, untilMs: maxExtensionMs, reason });
});

it('ends three minutes after the stream was not seen any more, and goes on when it is seen again', () => {
  const begun = streamExtension(0, live(-60));
  if (begun === null) throw new Error('no extension');
  const gone = extensionAfter(begun, { kind: 'off' }, 10 * minuteMs);
  expect(gone.untilMs).toBe(13 * minuteMs);
  expect(extensionAfter(gone, { kind: 'off' }, 12 * minuteMs).untilMs).toBe(13 * minuteMs);
  expect(extensionAfter(gone, { kind: 'unknown' }, 12 * minuteMs)).toEqual(gone);
  expect(extensionAfter(gone, live(11), 12 * minuteMs).untilMs).toBe(13 * minuteMs);
  expect(extensionAfter(gone, live(-60), 12 * minuteMs).untilMs).toBe(maxExtensionMs);
  expect(extensionAfter(gone, live(-60), 13 * minuteMs)).toEqual(gone);
});

it('is as long as the stream, in 10,000 random histories lived minute by minute', () => {
  const horizon = maxMinutes + 120;
  const minute = fc.integer({ min: 0, max: horizon });
  const anyHistory = fc.record({
    /** Streams one after the other, by their gaps and lengths; the first one begins before the plan ends. */
    start: fc.integer({ min: -300, max: 30 }),
    streams: fc.array(
      fc.record({ gap: fc.integer({ min: 1, max: 300 }), length: fc.integer({ min: 1, max: 900 }) }),
      { minLength: 1, maxLength: 5 },
    ),
    outages: fc.array(fc.record({ from: minute, length: fc.integer({ min: 1, max: 240 }) }), {
      maxLength: 3,
    }),
    /** Minutes until somebody looks first, and between looks: a process may be down. */
    firstLook: fc.integer({ min: 0, max: 10 }),
    every: fc.integer({ min: 1, max: 20 }),
  });
  const seen = { live: 0, unknown: 0, none: 0, whole: 0 };

  fc.assert(
    fc.property(anyHistory, ({ start, streams, outages, firstLook, every }) => {
      let from = start;
      const lived = streams.map(({ gap, length }) => {
        const stream = { from, until: from + length };
        from = stream.until + gap;
        return stream;
      });
      const answerAt = (at: number): StreamAnswer => {
        if (outages.some((outage) => outage.from <= at && at < outage.from + outage.length))
          return { kind: 'unknown' };
        const running = lived.find((stream) => stream.from <= at && at < stream.until);
        return running === undefined ? { kind: 'off' } : live(running.from);
      };
      let known = streamExtension(0, answerAt(firstLook));
      let knewItLive = known?.reason === 'live';
      let lastAnswer = firstLook;
      let isPastKept = true;
      for (let at = firstLook + every; at < horizon && known !== null; at += every) {
        const answer = answerAt(at);
        const before: number = known.untilMs;
        known = extensionAfter(known, answer, at * minuteMs);
        // What has passed stays covered, and what is over stays over.
        const isOver = before <= at * minuteMs;
        isPastKept &&= isOver ? known.untilMs === before : known.untilMs > at * minuteMs;
        if (!isOver && answer.kind !== 'unknown') lastAnswer = at;
        if (known.reason === 'live') knewItLive = true;
      }
      expect(isPastKept).toBe(true);
      const own = lived.find((stream) => stream.from < 0 && 0 < stream.until);
      if (known === null) {
        seen.none += 1;
        // Nothing ran, or it was over before anybody looked.
        expect(own === undefined || own.until <= firstLook).toBe(true);
        return;
      }
      seen[known.reason] += 1;
      const minutes = known.untilMs / minuteMs;
      expect(minutes).toBeLessThanOrEqual(maxMinutes);
      expect(known.reason === 'live').toBe(knewItLive);
      if (own === undefined) {
        expect(known.reason).toBe('unknown');
        return;
      }
      // Nobody is cut off, and nothing lasts longer than the first answer after the stream, and a moment more.
      expect(minutes).toBeGreaterThanOrEqual(Math.min(own.until, maxMinutes));
      if (minutes < maxMinutes) expect(minutes).toBeLessThanOrEqual(Math.max(own.until, lastAnswer) + 3);
      else seen.whole += 1;
    }),
    { numRuns: 10_000, seed: 23 },
  );
  // The histories are about something.
  for (const count of Object.values(seen)) expect(count).toBeGreaterThan(100);
}, 60_000);
