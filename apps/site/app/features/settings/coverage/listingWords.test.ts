import { channelStates, listingProblems } from '@backbeat/domain/coverage';
import type { Coverage } from '@backbeat/sdk/contract';
import { expect, it } from 'vitest';
import { listingWords } from './listingWords.ts';

type Channel = Coverage['channels'][number];

const youtube: Channel = {
  platform: 'youtube',
  name: 'DJ Night',
  is_listed: true,
  listing: null,
  public_url: null,
};
const since = '2026-11-18T19:00:00.000Z';
const until = '2026-12-01T19:00:00.000Z';
const covered = { light: 'green', reason: 'covered' } as const;
const uncovered = { light: 'red', reason: 'ended' } as const;
const stand = (state: NonNullable<Channel['listing']>['state']): Channel => ({
  ...youtube,
  listing: { state, since, problem: null, until },
});

it('has words of its own for each state of a channel', () => {
  const all = channelStates.map((state) => listingWords(stand(state), covered).text);
  expect(new Set(all).size).toBe(channelStates.length);
});

it.each<[(typeof channelStates)[number], string, RegExp, string | null]>([
  ['connected', 'Not listed', /^No plan covers it now/, '/pricing'],
  ['listing', 'Being listed', /^YouTube is asked .+ for 48 hours\.$/, null],
  ['listed', 'Listed', /since November 18, 2026\.$/, null],
  ['failed', 'Not listed', /^YouTube has not answered yet/, null],
  ['leaving', 'Leaving the list', /on December 1, 2026, unless you go back/, '/settings/subscription'],
  ['gone', 'Off the list', /left YouTube’s list on November 18, 2026\.$/, '/pricing'],
])('%s is “%s”', (state, label, text, href) => {
  const words = listingWords(stand(state), uncovered);
  expect(words.label).toBe(label);
  expect(words.text).toMatch(text);
  expect(words.action?.href ?? null).toBe(href);
});

it.each<[(typeof listingProblems)[number], RegExp]>([
  ['unknown-channel', /no such channel any more\. Find the one/],
  ['refused', /We ask again every day\. Write to us/],
  [
    'changed-often',
    /^Each place .+ 2 times in 30 days\. This one gets its place by itself, on December 1, 2026\.$/,
  ],
  ['unanswered', /you need do nothing/],
])('says why a channel is not listed, and what helps: %s', (problem, text) => {
  const words = listingWords({ ...youtube, listing: { state: 'failed', since, problem, until } }, covered);
  expect(words).toMatchObject({ tone: 'pink', text: expect.stringMatching(text) });
});

it('has something to press or to wait for in each problem', () => {
  for (const problem of listingProblems) {
    const { action, text } = listingWords(
      { ...youtube, listing: { state: 'failed', since, problem, until: null } },
      covered,
    );
    expect(action !== null || /by itself, soon|need do nothing/.test(text), problem).toBe(true);
  }
});

it.each<[Partial<Channel>, string]>([
  [{ platform: 'twitch' }, 'Connected'],
  [{}, 'Listed'],
  [{ is_listed: false }, 'No channel yet'],
])('without a list: %j is “%s”', (changed, label) => {
  expect(listingWords({ ...youtube, ...changed }, covered).label).toBe(label);
});

it('says while the platform lists it whether it counts as listed', () => {
  const listing = { state: 'listing', since, problem: 'unanswered', until } as const;
  expect(listingWords({ ...youtube, listing }, covered)).toMatchObject({
    label: 'Being listed',
    text: 'YouTube has not answered yet, and we ask again until it does. Meanwhile it counts as listed, for 48 hours.',
  });
  expect(listingWords({ ...youtube, is_listed: false, listing }, covered)).toMatchObject({
    label: 'Not listed',
    text: expect.stringMatching(/in 48 hours\. We go on asking/),
  });
});

it('asks nobody who has a plan to get one', () => {
  expect(listingWords(stand('connected'), covered)).toMatchObject({ label: 'Not listed yet', action: null });
});
