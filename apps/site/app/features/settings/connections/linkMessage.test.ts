import { afterEach, expect, it, vi } from 'vitest';
import { hearPopups, linkOutcome, readLinkMessage, tellOpener } from './linkMessage.ts';

afterEach(() => vi.unstubAllGlobals());

it.each([
  ['?attempt=a1&success=true', 'a1', true, null],
  ['?success=true', null, true, null],
  ['?success=false', null, false, null],
  ['?attempt=a1&success=false&error=signed-out.discord', 'a1', false, 'Sign in before you connect Discord.'],
  ['?success=false&error=Call+555-0100+to+unlock+it.', null, false, null],
  ['?success=', null, false, null],
])('%j says attempt: %s, success: %s, reason: %s', (search, attempt, success, reason) => {
  expect(linkOutcome(search)).toEqual({ attempt, success, reason });
});

it.each(['', '?error=Already+taken.', '?attempt=a1'])('%j says nothing', (search) => {
  expect(linkOutcome(search)).toBeNull();
});

const message = { attempt: '0b7c2f4e-9a51-4a37-8a0e-5f1c0d9e7b21', success: true, reason: null };
const moment = () => new Promise((done) => setTimeout(done, 30));

/** A page with a storage of its own kind, which tells the others of what is set. */
const withStorage = () => {
  const page = new EventTarget();
  vi.stubGlobal('window', page);
  vi.stubGlobal('localStorage', {
    setItem: (key: string, newValue: string) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue })),
    removeItem: (key: string) =>
      page.dispatchEvent(Object.assign(new Event('storage'), { key, newValue: null })),
  });
  return page;
};

const withForbiddenStorage = () => {
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('Forbidden', 'SecurityError');
    },
  });
};

it.each([
  ['a channel and storage', withStorage],
  ['a channel alone', withForbiddenStorage],
  [
    'storage alone',
    () => {
      withStorage();
      vi.stubGlobal('BroadcastChannel', undefined);
      Reflect.deleteProperty(globalThis, 'BroadcastChannel');
    },
  ],
])('what the popup tells is heard with %s, and not after the end', async (_with, prepare) => {
  prepare();
  const heard: unknown[] = [];
  const stop = hearPopups((one) => heard.push(one));
  tellOpener(message);
  await moment();
  expect(heard.length).toBeGreaterThan(0);
  for (const one of heard) expect(one).toEqual(message);
  stop();
  heard.length = 0;
  tellOpener(message);
  await moment();
  expect(heard).toEqual([]);
});

it('does not take what others keep or say for its own', async () => {
  const page = withStorage();
  const heard: unknown[] = [];
  const stop = hearPopups((one) => heard.push(one));
  for (const newValue of ['', '{', 'null', '"backbeat.linked"', JSON.stringify({ ...message, success: 1 })]) {
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'backbeat.linked', newValue }));
  }
  const other = { key: 'backbeat.consent', newValue: JSON.stringify(message) };
  page.dispatchEvent(Object.assign(new Event('storage'), other));
  await moment();
  stop();
  expect(heard).toEqual([]);
});

/** A chance that is the same in every run. */
const chance = (seed: number) => () => {
  seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
  return seed / 0x1_0000_0000;
};

it('takes none of 10,000 messages that are none', () => {
  const next = chance(7);
  const pick = <T>(values: readonly T[]): T | undefined => values[Math.floor(next() * values.length)];
  const values = [1, 'true', null, undefined, {}, [], 'x'.repeat(301), { toString: () => 'true' }];
  const mutants: readonly (() => unknown)[] = [
    () => ({ ...message, attempt: pick(['', 'a b', '<b>', 'x'.repeat(65), 'é', null, 1, {}, ['a1']]) }),
    () => ({ ...message, success: pick(values) }),
    () => ({ ...message, reason: pick([1, true, undefined, {}, [], 'x'.repeat(301)]) }),
    () => JSON.stringify(message),
    () => [message],
    () => pick(values),
    () => ({ data: message }),
    () => Object.create(null),
  ];
  for (let run = 0; run < 10_000; run += 1) {
    const data = mutants[Math.floor(next() * mutants.length)]?.();
    expect(readLinkMessage(data)).toBeNull();
  }
});
