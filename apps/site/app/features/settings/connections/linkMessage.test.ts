import { expect, it } from 'vitest';
import { linkMessage, readLinkMessage } from './linkMessage.ts';

it.each([
  ['?success=true', true, null],
  ['?success=false', false, null],
  ['?success=false&error=signed-out.discord', false, 'Sign in before you connect Discord.'],
  ['?success=false&error=Call+555-0100+to+unlock+it.', false, null],
  ['?success=', false, null],
])('%j says success: %s, reason: %s', (search, success, reason) => {
  expect(linkMessage(search)).toEqual({ type: 'backbeat.linked', success, reason });
});

it.each(['', '?error=Already+taken.'])('%j says nothing', (search) => {
  expect(linkMessage(search)).toBeNull();
});

const popup = new MessageChannel().port1;
const other = new MessageChannel().port1;
const expected = { origin: 'http://localhost:3000', source: popup };
const message = { origin: expected.origin, source: popup, data: linkMessage('?success=true') };

it.each([
  ['the popup', message, true],
  ['another window', { ...message, source: other }, false],
  ['another site', { ...message, origin: 'http://localhost:4000' }, false],
  ['the popup, about something else', { ...message, data: { type: 'resize' } }, false],
  ['the popup, half a message', { ...message, data: { type: 'backbeat.linked' } }, false],
  ['the popup, a text', { ...message, data: 'backbeat.linked' }, false],
])('hears %s: %s', (_name, event, isHeard) => {
  expect(readLinkMessage(event, expected) !== null).toBe(isHeard);
});

/** A chance that is the same in every run. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 0x1_0000_0000;
};

it("takes none of 10,000 messages that are not the popup's own", () => {
  const next = chance(7);
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(next() * values.length)];
  const good = { type: 'backbeat.linked', success: true, reason: null };
  const popup = { window: 'popup' };
  const origins = [
    'https://www.example',
    'https://www.example.evil',
    'https://evil.example',
    'null',
    '',
    'http://www.example',
    'https://www.example:8443',
    'https://WWW.example',
  ];
  const sources = [popup, null, undefined, {}, { ...popup }, 'popup'];
  const values = [true, 1, 'true', null, undefined, {}, [], 'x'.repeat(301), { toString: () => 'true' }];
  const mutants: readonly (() => unknown)[] = [
    () => ({ ...good, type: pick(['linked', 'backbeat.linked ', 'BACKBEAT.LINKED', null, 1, '__proto__']) }),
    () => ({ ...good, success: pick(values.slice(1)) }),
    () => ({ ...good, reason: pick([1, true, undefined, {}, [], 'x'.repeat(301)]) }),
    () => JSON.stringify(good),
    () => [good],
    () => pick(values),
    () => ({ data: good }),
    () => Object.create(null),
  ];
  let accepted = 0;
  for (let run = 0; run < 10_000; run += 1) {
    const isMutant = run % 2 === 0;
    const origin = isMutant ? 'https://www.example' : (pick(origins) ?? '');
    const source = isMutant ? popup : pick(sources);
    const isReal = origin === 'https://www.example' && source === popup;
    const data = isReal ? mutants[Math.floor(next() * mutants.length)]?.() : good;
    const event = { origin, source, data };
    // The event's own type knows window proxies only; a forged one is anything.
    const message = Reflect.apply(readLinkMessage, null, [
      event,
      { origin: 'https://www.example', source: popup },
    ]);
    if (message !== null) accepted += 1;
  }
  expect(accepted).toBe(0);
});
