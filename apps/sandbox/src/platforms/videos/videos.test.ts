import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../../testing/startTestSandbox.ts';
import { findChannels, videosOf } from '../channels.ts';
import type { MadeVideo, WantedVideo } from './makeVideo.ts';
import { twitchDuration } from './twitchVideos.ts';
import { isoDuration } from './youTubeVideos.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.stop());

const make = async (wanted: WantedVideo): Promise<MadeVideo> => {
  const answer = await running.control('/videos', wanted);
  expect(answer.status).toBe(200);
  return answer.json();
};
const hourMs = 3_600_000;
const inMs = (ms: number): string => new Date(running.sandbox.nowMs() + ms).toISOString();

describe('videos of YouTube', () => {
  const parts = 'snippet,status,contentDetails,liveStreamingDetails';
  const look = async (...ids: string[]) => {
    const answer = await fetch(`${running.url}/youtube/v3/videos?part=${parts}&id=${ids.join(',')}`, {
      headers: { 'x-goog-api-key': 'sandbox-youtube-key' },
    });
    return (await answer.json()).items;
  };

  it('know their channel and their length, the fixed ones too', async () => {
    const [channel] = findChannels('Night Arcade', 1);
    const [fixed] = channel === undefined ? [] : videosOf(channel);
    const made = await make({ channel: 'Night Arcade', durationMs: 75_000, title: 'Eine Reise' });
    expect(made.address).toBe(`https://www.youtube.com/watch?v=${made.video.id}`);
    expect(made.video.id).toMatch(/^[\w-]{11}$/);
    const snippet = { channelId: channel?.id, channelTitle: 'Night Arcade', liveBroadcastContent: 'none' };
    const [first, second] = await look(fixed?.id ?? '', made.video.id);
    expect(first).toMatchObject({ snippet, status: { privacyStatus: 'public' } });
    expect(first.contentDetails.duration).toMatch(/^PT\d+M(\d+S)?$/);
    expect(second).toMatchObject({
      snippet: { ...snippet, title: 'Eine Reise' },
      contentDetails: { duration: 'PT1M15S' },
    });
    expect('liveStreamingDetails' in second).toBe(false);
  });

  it('are broadcasts that are to come, run, and are over, by the clock', async () => {
    const scheduledAt = inMs(hourMs);
    const { video } = await make({
      channel: 'Night Radio',
      kind: 'live',
      scheduledAt,
      startedAt: inMs(hourMs),
      durationMs: 5 * hourMs,
    });
    const [upcoming] = await look(video.id);
    expect(upcoming.snippet.liveBroadcastContent).toBe('upcoming');
    expect(Object.keys(upcoming.liveStreamingDetails)).toEqual(['scheduledStartTime']);
    await running.moveClock({ ms: 2 * hourMs });
    const [live] = await look(video.id);
    expect(live).toMatchObject({
      snippet: { liveBroadcastContent: 'live' },
      contentDetails: { duration: 'P0D' },
    });
    expect('actualEndTime' in live.liveStreamingDetails).toBe(false);
    await running.moveClock({ ms: 5 * hourMs });
    const [over] = await look(video.id);
    expect(over).toMatchObject({
      snippet: { liveBroadcastContent: 'none' },
      contentDetails: { duration: 'PT5H' },
    });
    const { actualStartTime, actualEndTime } = over.liveStreamingDetails;
    expect(Date.parse(actualEndTime) - Date.parse(actualStartTime)).toBe(5 * hourMs);
  });

  it('are not there when they are private or deleted, and unlisted ones are', async () => {
    const hidden = await make({ channel: 'Night Radio', privacy: 'private' });
    const gone = await make({ channel: 'Night Radio', isDeleted: true });
    const unlisted = await make({ channel: 'Night Radio', privacy: 'unlisted' });
    const found = await look(hidden.video.id, gone.video.id, unlisted.video.id);
    expect(found).toMatchObject([{ id: unlisted.video.id, status: { privacyStatus: 'unlisted' } }]);
  });

  it('are changed by their id, and are there after a restart', async () => {
    const { video, claims } = await make({
      channel: 'Night Radio',
      kind: 'live',
      endedAt: null,
      claims: [{}],
    });
    const ended = await make({
      id: video.id,
      channel: 'Night Radio',
      kind: 'live',
      startedAt: inMs(-2 * hourMs),
      endedAt: inMs(-hourMs),
    });
    expect(ended.claims).toEqual(claims);
    running = await running.restart();
    expect(await look(video.id)).toMatchObject([{ contentDetails: { duration: 'PT1H' } }]);
    expect(running.sandbox.rights().claims.filter(({ videoId }) => videoId === video.id)).toEqual(claims);
    expect((await make({ id: video.id, channel: 'Night Radio', claims: [] })).claims).toEqual([]);
  });

  it('are refused for a channel that nobody has', async () => {
    expect((await running.control('/videos', { channel: 'UCnobody' })).status).toBe(422);
    expect((await running.control('/videos', { channel: 'Night Radio', kind: 'clip' })).status).toBe(422);
    expect((await running.control('/videos', { channel: 'Night Radio', kind: 'song' })).status).toBe(422);
  });
});

describe('videos of Twitch', () => {
  const look = async (path: string) => {
    const form = { client_id: 'backbeat', client_secret: 'sandbox-secret', grant_type: 'client_credentials' };
    const asked = await fetch(`${running.url}/oauth2/token`, {
      method: 'POST',
      body: new URLSearchParams(form),
    });
    const { access_token } = await asked.json();
    const answer = await fetch(`${running.url}/helix/${path}`, {
      headers: { authorization: `Bearer ${access_token}`, 'client-id': 'backbeat' },
    });
    return { status: answer.status, data: (await answer.json()).data };
  };

  it('are recordings with their begin and length, and clips that know where they were cut', async () => {
    const startedAt = '2026-03-01T18:00:00Z';
    const recording = await make({
      platform: 'twitch',
      channel: 'nightowl',
      kind: 'live',
      startedAt,
      durationMs: 11_313_000,
    });
    const { id } = recording.video;
    expect(recording.address).toMatch(/^https:\/\/www\.twitch\.tv\/videos\/\d{10}$/);
    expect((await look(`videos?id=${id}`)).data).toEqual([
      expect.objectContaining({
        id,
        user_id: 'creator-nightowl',
        user_name: 'nightowl',
        created_at: startedAt,
        duration: '3h8m33s',
        type: 'archive',
      }),
    ]);
    const clip = await make({
      platform: 'twitch',
      channel: 'nightowl',
      kind: 'clip',
      cut: { videoId: id, offsetMs: 600_000 },
    });
    const cut = { id: clip.video.id, broadcaster_id: 'creator-nightowl', duration: 30 };
    expect((await look(`clips?id=${clip.video.id}`)).data).toMatchObject([
      { ...cut, video_id: id, vod_offset: 600 },
    ]);
    await make({ id, platform: 'twitch', channel: 'nightowl', kind: 'live', isDeleted: true });
    expect((await look(`clips?id=${clip.video.id}`)).data).toMatchObject([
      { ...cut, video_id: '', vod_offset: null },
    ]);
    expect((await look(`videos?id=${id}`)).status).toBe(404);
    expect((await look('clips?id=none')).data).toEqual([]);
  });

  it('grow while the broadcast runs', async () => {
    const { video } = await make({
      platform: 'twitch',
      channel: 'somebody-of-a-test',
      kind: 'live',
      startedAt: inMs(-2 * hourMs),
      endedAt: null,
    });
    expect((await look(`videos?id=${video.id}`)).data).toMatchObject([
      { user_id: 'somebody-of-a-test', duration: expect.stringMatching(/^2h0m\d+s$/) },
    ]);
  });
});

describe('durations', () => {
  it('are written as the platforms write them', () => {
    expect([isoDuration(0), isoDuration(11_313_000), isoDuration(5 * hourMs)]).toEqual([
      'P0D',
      'PT3H8M33S',
      'PT5H',
    ]);
    expect([twitchDuration(11_313_000), twitchDuration(201_000), twitchDuration(45_000)]).toEqual([
      '3h8m33s',
      '3m21s',
      '45s',
    ]);
  });
});
