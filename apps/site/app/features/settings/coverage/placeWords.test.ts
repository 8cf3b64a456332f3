import { ApiError } from '@backbeat/sdk';
import type { ChannelPlaces, Coverage } from '@backbeat/sdk/contract';
import { fixtures } from '@backbeat/sdk/testing';
import { describe, expect, it } from 'vitest';
import { placeProblem, placesText, placeWords, sharedChannel } from './placeWords.ts';

const youtube = (id: string, name: string): Coverage['channels'][number] => ({
  platform: 'youtube',
  channel_id: id,
  name,
  is_listed: true,
  listing: null,
  public_url: null,
});
const twitch = { ...youtube('77', 'djnight'), platform: 'twitch' } as const;
const place = (id: string, has_place = true) => ({ channel_id: id, name: id, image: '', has_place });
const of = (places: number, ...channels: ChannelPlaces['channels']): ChannelPlaces => ({ places, channels });
const coverage: Coverage = { ...fixtures.coverage, channels: [twitch, youtube('a', 'A'), youtube('b', 'B')] };

describe('sharedChannel', () => {
  it('is the first one, and none of those with an extra place', () => {
    expect(sharedChannel(coverage)?.name).toBe('A');
    expect(sharedChannel(coverage, of(1, place('b')))?.name).toBe('A');
    expect(sharedChannel(coverage, of(1, place('a')))?.name).toBe('B');
    expect(sharedChannel(coverage, of(2, place('a'), place('b')))).toBeNull();
  });

  it('is one of the further channels, where that needs no extra place', () => {
    expect(sharedChannel(coverage, of(1, place('a', false), place('b')))?.name).toBe('A');
  });

  it('is not a Google account without a channel', () => {
    const google = { ...youtube('g', 'ann'), is_listed: false };
    expect(sharedChannel({ channels: [google] })).toBeNull();
  });
});

it.each([
  [of(2), 'Your plan covers 2 extra channels. You can choose 2 more.'],
  [of(2, place('a')), 'Your plan covers 2 extra channels. You can choose one more.'],
  [of(1, place('a')), 'Your plan covers 1 extra channel. It is chosen.'],
  [of(2, place('a'), place('b')), 'Your plan covers 2 extra channels. All are chosen.'],
  [of(1, place('a'), place('b', false)), 'Your plan covers 1 extra channel.'],
  [of(0, place('a', false)), 'Your plan covers no extra channels.'],
])('%#: %s', (places, text) => {
  expect(placesText(places)).toBe(text);
});

describe('placeWords', () => {
  it('says where a channel stands with its platform', () => {
    expect(placeWords(place('b'), 1, coverage)).toMatchObject({ label: 'Listed' });
    expect(placeWords(place('b', false), 1, coverage), 'it is the one of the plan').toMatchObject({
      label: 'Listed',
    });
  });

  it('says nothing before the coverage is read', () => {
    expect(placeWords(place('c'), 1, coverage)).toBeNull();
  });

  it.each([
    [0, 'Your plan covers no extra channels.'],
    [1, 'Your plan covers 1 extra channel: the first one here.'],
    [2, 'Your plan covers 2 extra channels: the first ones here.'],
  ])('says why a channel is not covered, with %i places', (places, text) => {
    expect(placeWords(place('c', false), places, coverage)).toEqual({
      label: 'Not covered',
      tone: 'pink',
      text,
    });
  });
});

const refusal = (
  status: number,
  code: ConstructorParameters<typeof ApiError>[0]['wireCode'],
  details: object = {},
) =>
  new ApiError({
    endpoint: 'channelPlaceAdd',
    status,
    statusText: '',
    body: { error: { code, message: 'no', details } },
    wireCode: code,
  });

it('says what helps where every place is taken, and else what went wrong', () => {
  expect(placeProblem(refusal(409, 'conflict'))).toBe(
    'Every extra channel that you pay for is chosen already. Remove one first.',
  );
  expect(placeProblem(refusal(422, 'validation', { fields: { channel_id: 'no' } }))).toBe(
    'That is your YouTube channel above, which your plan covers already.',
  );
  expect(placeProblem(refusal(429, 'rate_limited'))).toMatch(/^That was a lot at once/);
});
