import { describe, expect, it, vi } from 'vitest';
import { createClient } from '../client/createClient.ts';
import { ApiError } from '../errors/ApiError.ts';
import { apiFailure } from '../testing/apiFailure.ts';
import { createTestTransport } from '../testing/createTestTransport.ts';
import type { TestAnswers } from '../testing/openTransport.ts';
import { averageViews, twitchViewers } from './audienceFigures.ts';
import { saveSharedChannel, searchChannels, sharedChannel } from './channelCalls.ts';

const open = (answers: TestAnswers = {}) => {
  const transport = createTestTransport(answers);
  const services = { playerUrl: 'https://p.test', metadataUrl: 'https://m.test', graphUrl: 'https://g.test' };
  const client = createClient({
    apiUrl: 'https://api.test',
    ...services,
    fetch: transport.fetch,
    getToken: () => 'tok',
    retry: { maxRetries: 0 },
  });
  return { client, transport };
};

const channel = {
  channelId: 'UC0000000000000000000001',
  channelName: 'Ann',
  channelImage: 'https://img.test/1',
};

describe('sharedChannel', () => {
  it('is the first one', async () => {
    const channels = [channel, { ...channel, channelId: 'c2' }];
    const { client, transport } = open({ shareChannels: { channels } });
    expect(await sharedChannel(client)).toEqual(channel);
    expect(transport.calls[0]?.url.href).toBe('https://p.test/share-channels');
    expect(transport.calls[0]?.headers.get('authorization')).toBe('Bearer tok');
  });

  it('is null when there is none', async () => {
    expect(await sharedChannel(open({ shareChannels: { channels: [] } }).client)).toBeNull();
  });

  it('fails with the answer’s status', async () => {
    const { client } = open({ shareChannels: () => apiFailure('internal') });
    await expect(sharedChannel(client)).rejects.toBeInstanceOf(ApiError);
  });
});

describe('searchChannels', () => {
  it('gives id, picture and name', async () => {
    expect(await searchChannels(open().client, ' night ')).toEqual([
      {
        channelId: 'UCnightbus0000000000djng',
        channelImageUrl: 'https://img.example.com/1.png',
        channelName: 'DJ Night',
      },
    ]);
  });

  it('asks nobody for nothing', async () => {
    const { client, transport } = open();
    expect(await searchChannels(client, '  ')).toEqual([]);
    expect(transport.calls).toEqual([]);
  });
});

describe('saveSharedChannel', () => {
  it('sends the channel as a YouTube one', async () => {
    const { client, transport } = open();
    expect(await saveSharedChannel(client, channel, { token: 'mine' })).toBe(true);
    const [call] = transport.calls;
    expect(call?.url.href).toBe('https://p.test/api/v1/share-channels/add');
    expect(call?.headers.get('authorization')).toBe('Bearer mine');
    expect(JSON.parse(String(call?.body))).toEqual({ ...channel, channelType: 'youtube' });
  });

  it('is false without a token, silently and without a call', async () => {
    const { client, transport } = open();
    const log = vi.fn();
    expect(await saveSharedChannel(client, channel, { token: null, log })).toBe(false);
    expect(log).not.toHaveBeenCalled();
    expect(transport.calls).toEqual([]);
  });

  it.each([
    ['an answer with errors', { shareChannelAdd: { errors: ['x'] } }],
    ['an answer with an errors field that is null', { shareChannelAdd: { errors: null } }],
    ['an error answer', { shareChannelAdd: () => apiFailure('internal') }],
  ])('is false, and logged, after %s', async (_, answers: TestAnswers) => {
    const log = vi.fn();
    expect(await saveSharedChannel(open(answers).client, channel, { token: 't', log })).toBe(false);
    expect(log.mock.calls.map(([message]) => message)).toEqual([
      'Unexpected error when setting YouTube channel.',
    ]);
  });
});

describe('audience figures', () => {
  it.each([
    [12_500, 12_500],
    [12_500.9, 12_500],
    ['12500', 12_500],
    ['12500 views', 12_500],
    ['', 0],
    ['many', 0],
    [-5, 0],
  ])('average views %j are %i', async (answer, expected) => {
    expect(await averageViews(open({ averageViews: answer }).client, 'c1')).toBe(expected);
  });

  it('average views are 0 on failure, silently', async () => {
    const error = vi.spyOn(console, 'error');
    expect(await averageViews(open({ averageViews: () => apiFailure('internal') }).client, 'c1')).toBe(0);
    expect(await averageViews(open().client, 'not a channel/../id')).toBe(0);
    expect(error).not.toHaveBeenCalled();
  });

  it('Twitch viewers are asked for by GraphQL with the token', async () => {
    const { client, transport } = open();
    expect(await twitchViewers(client, '77')).toBe(340);
    const [call] = transport.calls;
    expect(call?.url.href).toBe('https://g.test/graphql');
    expect(call?.headers.get('authorization')).toBe('Bearer tok');
    expect(JSON.parse(String(call?.body))).toMatchObject({
      query: expect.stringMatching(/twitchStats\(channelId: \$channelId\) { avgViewers }/),
      variables: { channelId: '77' },
    });
  });

  it.each([
    ['an error answer', () => apiFailure('unauthorized')],
    ['errors of GraphQL', () => Response.json({ data: null, errors: [{ message: 'x' }] })],
    ['HTML', () => new Response('<p>')],
  ])('Twitch viewers are 0 after %s', async (_, twitchStats) => {
    expect(await twitchViewers(open({ twitchStats }).client, '77')).toBe(0);
  });

  it('are 0 when the service is not configured', async () => {
    const client = createClient({ apiUrl: 'https://api.test' });
    expect([await averageViews(client, 'c1'), await twitchViewers(client, '77')]).toEqual([0, 0]);
  });

  it('let the caller’s own abort through', async () => {
    const { client } = open();
    const signal = AbortSignal.abort(new Error('left'));
    await expect(averageViews(client, 'c1', { signal })).rejects.toThrow('left');
  });
});
