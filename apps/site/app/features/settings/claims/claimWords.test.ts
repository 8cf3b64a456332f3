import { isCoveringRule, videoRules } from '@backbeat/domain/coverage';
import { type Claim, claimReasons, claimStates } from '@backbeat/sdk/contract';
import { fixtures } from '@backbeat/sdk/testing';
import { expect, it } from 'vitest';
import { sitePages } from '../../../pages/sitePages.ts';
import { claimWords, promiseText, verdictOf } from './claimWords.ts';
import { ruleWords } from './ruleWords.ts';

const of = (changed: Partial<Claim>): Claim => {
  const [claim] = fixtures.claims.claims.map((one): Claim => ({ ...one, ...changed }));
  if (claim === undefined) throw new Error('There is no claim among the fixtures.');
  return claim;
};
const at = '2026-11-18T19:00:00.000Z';
const judged = (rule: (typeof videoRules)[number], kind: Claim['kind'] = 'live') =>
  of({ kind, covered: 'no', state: 'not-covered', parts: [{ from: at, until: at, rule }] });
const isPage = (href: string) => {
  const path = href.replace(/#.*$/, '');
  return href.startsWith('mailto:') || sitePages.some((page) => page.path === path);
};

it('has a sentence and something to do for each state on each platform', () => {
  for (const platform of ['twitch', 'youtube'] as const)
    for (const state of claimStates) {
      const { now, todo, action } = claimWords(of({ platform, state }));
      expect(now, state).toMatch(/\.$/);
      expect(todo, state).toMatch(/\.$/);
      expect(action === null, state).toBe(state === 'checking');
    }
});

it.each(claimReasons)('says why a claim is not settled, and what to do: %s', (reason) => {
  for (const state of ['with-staff', 'not-covered'] as const) {
    const { now, todo, action } = claimWords(of({ state, reason, covered: null, parts: [] }));
    expect([now, todo, action]).toEqual([
      expect.stringMatching(/\.$/),
      expect.stringMatching(/\.$/),
      expect.anything(),
    ]);
  }
});

it('promises an answer of staff only where they are at it', () => {
  const words = (state: Claim['state']) => claimWords(of({ state, reason: 'not-found' })).now;
  expect(words('with-staff')).toContain('answer within a day');
  expect(words('not-covered')).not.toContain('staff');
});

it('tells each reason apart', () => {
  const texts = claimReasons.map((reason) => claimWords(of({ state: 'with-staff', reason })).now);
  expect(new Set(texts).size).toBe(claimReasons.length);
});

it.each(videoRules)('of what was not covered says what would cover the next one: %s', (rule) => {
  for (const kind of ['live', 'upload'] as const)
    for (const platform of ['twitch', 'youtube'] as const) {
      const { next, text, name } = ruleWords(rule, { kind, platform });
      expect([name, text]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/\.$/)]);
      expect(next === null).toBe(isCoveringRule(rule));
      if (next === null) continue;
      expect(isPage(next.href), next.href).toBe(true);
      expect(claimWords(judged(rule, kind)).action).toMatchObject({ kind: 'link' });
    }
});

it.each([
  ['live', 'Your plan had ended by then.', 'Go back on a plan, and you are covered at once.'],
  [
    'upload',
    'An upload is covered while a plan runs, whenever it was published, and yours has ended.',
    'Go back on a plan, and you are covered at once. Then check this video again.',
  ],
] as const)('judges by another time than now only what was live: %s', (kind, text, todo) => {
  expect(ruleWords('ended', { kind, platform: 'youtube' }).text).toBe(text);
  expect(claimWords(judged('ended', kind)).todo).toBe(todo);
});

it('leads to pages that there are', () => {
  for (const state of claimStates)
    for (const reason of [null, ...claimReasons])
      for (const platform of ['twitch', 'youtube'] as const) {
        const { action } = claimWords(of({ state, reason, platform }));
        if (action?.kind === 'link') expect(isPage(action.href), action.href).toBe(true);
      }
});

it.each<[Partial<Claim>, string | null]>([
  [{}, 'It is gone by December 4, 2026, or we credit you a month.'],
  [{ state: 'with-staff', reason: 'refused' }, 'It is gone by December 4, 2026, or we credit you a month.'],
  [{ state: 'answered', reason: 'refused' }, 'It is gone by December 4, 2026, or we credit you a month.'],
  [{ state: 'released' }, null],
  [{ promised_until: null }, null],
  [{ credit: { cents: 1199, at } }, null],
])('%j promises: %s', (changed, text) => {
  expect(promiseText(of(changed))).toBe(text);
});

it.each<[Partial<Claim>, string]>([
  [{ covered: 'yes' }, 'Covered'],
  [{ covered: 'partly' }, 'Partly covered'],
  [{ covered: 'no' }, 'Not covered'],
  [{ covered: null, state: 'checking' }, 'Checking'],
  [{ covered: null, state: 'with-staff' }, 'Not known yet'],
  [{ covered: null, state: 'not-covered', reason: 'not-begun' }, 'Not begun yet'],
])('%j is “%s”', (changed, label) => {
  expect(verdictOf(of(changed)).label).toBe(label);
});
