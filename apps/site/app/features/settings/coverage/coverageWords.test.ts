import { coverageReasons } from '@backbeat/domain/coverage';
import type { Coverage } from '@backbeat/sdk/contract';
import { fixtures } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { coverageWords } from './coverageWords.ts';

const of = (changed: Partial<Coverage>): Coverage => ({ ...fixtures.coverage, ...changed });
const google = {
  platform: 'youtube',
  name: 'ann',
  is_listed: false,
  listing: null,
  public_url: null,
} as const;

it.each<[Partial<Coverage>, string, string, readonly string[]]>([
  [
    {},
    'Yes, you are covered',
    'Live streams are covered. Uploads are not: Pro covers both.',
    ['ok', 'ok', 'off'],
  ],
  [
    { plan_code: 'rockspro_m_v1' },
    'Yes, you are covered',
    'Live streams and uploads are covered.',
    ['ok', 'ok', 'off'],
  ],
  [
    { plan_code: 'rockspremdownloads_m_v1' },
    'Yes, you are covered',
    'Uploads are covered. Live streams are, with some stations.',
    ['ok', 'ok', 'off'],
  ],
  [
    { plan_code: 'of_another_release' },
    'Yes, you are covered',
    'Your channel is covered.',
    ['ok', 'ok', 'off'],
  ],
  [
    { light: 'red', reason: 'no-plan', plan_code: null, until: null },
    'No, not right now',
    'Free covers no channel. A plan does from the moment you have it.',
    ['fix', 'ok', 'off'],
  ],
  [
    { light: 'red', reason: 'ended' },
    'No, not right now',
    'Stop the music or go back on a plan.',
    ['fix', 'ok', 'off'],
  ],
  [
    { light: 'amber', reason: 'extended', until: '2026-12-20T04:00:30.000Z' },
    'Covered until your stream ends',
    'Your plan’s time is over. You stay covered until your stream ends, at the latest 04:00 UTC. Nothing is charged for it.',
    ['fix', 'ok', 'off'],
  ],
  [
    { light: 'red', reason: 'paused' },
    'No, not right now',
    'Your plan rests until December 20, 2026. Resume it, and you are covered at once.',
    ['fix', 'ok', 'off'],
  ],
  [
    { light: 'amber', reason: 'past-due' },
    'Nearly: one thing to fix',
    'A payment failed. You are covered until December 20, 2026, unless it is paid before.',
    ['fix', 'ok', 'off'],
  ],
  [
    { light: 'amber', reason: 'past-due', until: null },
    'Nearly: one thing to fix',
    'A payment failed. You are covered while we try your card again.',
    ['fix', 'ok', 'off'],
  ],
  [
    { light: 'amber', reason: 'unconfirmed', until: null },
    'Nearly: one thing to fix',
    'Your bill was due, and we have not heard yet whether it was paid. You stay covered until we do.',
    ['fix', 'ok', 'off'],
  ],
  [
    { light: 'amber', reason: 'no-channel', channels: [] },
    'Nearly: one thing to fix',
    'Your plan runs, but no channel of yours is connected.',
    ['ok', 'fix', 'off'],
  ],
  [
    { light: 'amber', reason: 'not-listed', channels: [google] },
    'Nearly: one thing to fix',
    'You are signed in with Google, but we do not know your YouTube channel yet.',
    ['ok', 'fix', 'off'],
  ],
  [
    { light: 'amber', reason: 'limited', plan_code: 'rockspremdownloads_m_v1' },
    'Nearly: one thing to fix',
    'Download covers uploads. Live streams are covered with some stations alone.',
    ['ok', 'fix', 'off'],
  ],
  [
    { light: 'red', reason: 'audience', plan_code: 'rockspro_m_v1', until: null },
    'No, not right now',
    'Pro covers a channel from the bill that pays for its audience. Yours is larger, or could not be measured yet.',
    ['ok', 'fix', 'off'],
  ],
  [
    { light: 'amber', reason: 'audience', plan_code: 'rockspro_m_v1' },
    'Nearly: one thing to fix',
    'Pro covers a channel from the bill that pays for its audience. One of yours is larger, or could not be measured yet.',
    ['ok', 'fix', 'off'],
  ],
  [
    { light: 'amber', reason: 'ends-before-stream' },
    'Nearly: one thing to fix',
    'Covered now, but your plan ends on December 20, 2026, before your next stream.',
    ['ok', 'ok', 'off'],
  ],
  [
    { light: 'amber', reason: 'renews-before-stream' },
    'Nearly: one thing to fix',
    'Covered now, but your plan renews on December 20, 2026, before your next stream, and the card may run out by then. One that lasts keeps it going.',
    ['ok', 'ok', 'off'],
  ],
])('%j says %s', (changed, title, text, states) => {
  const words = coverageWords(of(changed), null);
  expect([words.title, words.text]).toEqual([title, text]);
  expect(words.steps.map(({ state }) => state)).toEqual(states);
});

const tube = (problem: 'changed-often' | 'unknown-channel' | 'unanswered'): Coverage['channels'][number] => ({
  platform: 'youtube',
  name: 'Night Tube',
  is_listed: false,
  listing: {
    state: problem === 'unanswered' ? 'listing' : 'failed',
    since: '2026-11-18T19:00:00.000Z',
    problem,
    until: '2026-12-01T19:00:00.000Z',
  },
  public_url: null,
});

it.each([
  ['unknown-channel', /^YouTube has no such channel any more/, 'Find your channel', '(not listed)'],
  ['changed-often', /by itself, on December 1, 2026\.$/, 'Check again', '(not listed)'],
  ['unanswered', /in 48 hours/, 'Check again', '(not listed)'],
] as const)('of a channel that the platform does not list: %s', (problem, text, label, step) => {
  const words = coverageWords(of({ light: 'amber', reason: 'not-listed', channels: [tube(problem)] }), null);
  expect(words.text).toMatch(text);
  expect(words.action?.label).toBe(label);
  expect(words.steps[1]).toEqual({ name: 'Channel', text: `Night Tube on YouTube ${step}`, state: 'fix' });
});

it('names a channel that is not listed beside one that is', () => {
  const channels = [...fixtures.coverage.channels, tube('changed-often')];
  const { steps } = coverageWords(of({ channels }), null);
  expect(steps[1]).toMatchObject({
    text: 'djnight on Twitch, Night Tube on YouTube (not listed)',
    state: 'fix',
  });
});

it('has one thing to do for every reason but one', () => {
  const idle = coverageReasons.filter((reason) => coverageWords(of({ reason }), null).action === null);
  expect(idle).toEqual(['covered']);
});

it.each<[Partial<Coverage>, readonly string[]]>([
  [{}, ['Premium until December 20, 2026', 'djnight on Twitch', 'Sat, November 21, 7:00 PM']],
  [
    { light: 'red', reason: 'ended' },
    ['Ended on December 20, 2026', 'djnight on Twitch', 'Sat, November 21, 7:00 PM'],
  ],
  [{ until: null, plan_code: 'rockspro_m_v1' }, ['Pro', 'djnight on Twitch', 'Sat, November 21, 7:00 PM']],
  [
    { channels: [google] },
    ['Premium until December 20, 2026', 'No YouTube channel yet', 'Sat, November 21, 7:00 PM'],
  ],
  [{ channels: [] }, ['Premium until December 20, 2026', 'None connected', 'Sat, November 21, 7:00 PM']],
])('%j is made of %j', (changed, texts) => {
  const { steps } = coverageWords(of(changed), 'Sat, November 21, 7:00 PM');
  expect(steps.map(({ text }) => text)).toEqual(texts);
});

it('marks the stream that the plan does not reach', () => {
  const stream = (changed: Partial<Coverage>) => coverageWords(of(changed), 'Saturday').steps[2]?.state;
  expect([
    stream({}),
    stream({ light: 'amber', reason: 'renews-before-stream' }),
    stream({ light: 'amber', reason: 'ends-before-stream' }),
    stream({ light: 'red', reason: 'ended' }),
  ]).toEqual(['ok', 'fix', 'fix', 'off']);
});
