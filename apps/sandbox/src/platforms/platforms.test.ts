import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestSandbox, type TestSandbox } from '../testing/startTestSandbox.ts';
import { findChannels, videoChannels } from './channels.ts';

let running: TestSandbox;
beforeAll(async () => {
  running = await startTestSandbox();
});
afterAll(() => running.stop());

const json = async (path: string, headers: Record<string, string>) => {
  const answer = await fetch(`${running.url}${path}`, { headers });
  return { status: answer.status, body: await answer.json() };
};
const key = { 'x-goog-api-key': 'sandbox-youtube-key' };
const youTube = (path: string, headers: Record<string, string> = key) => json(`/youtube/v3/${path}`, headers);

describe('the Data API', () => {
  it('has a few hundred channels, each with an id of its own', () => {
    expect(videoChannels.length).toBe(262);
    expect(new Set(videoChannels.map(({ id }) => id)).size).toBe(262);
    for (const { id } of videoChannels) expect(id).toMatch(/^UC[\w-]{22}$/);
  });

  it('finds channels, their uploads, and the counts of their videos', async () => {
    const { body } = await youTube('search?part=snippet&type=channel&q=night%20ar&maxResults=10');
    expect(body).toMatchObject({ kind: 'youtube#searchListResponse', pageInfo: { resultsPerPage: 1 } });
    const [{ snippet, id }] = body.items;
    expect(snippet.channelTitle).toBe('Night Arcade');
    expect(id).toEqual({ kind: 'youtube#channel', channelId: snippet.channelId });
    const channels = await youTube(`channels?part=contentDetails&id=${snippet.channelId}`);
    const { uploads } = channels.body.items[0].contentDetails.relatedPlaylists;
    expect(uploads).toBe(`UU${snippet.channelId.slice(2)}`);
    const list = await youTube(`playlistItems?part=contentDetails&playlistId=${uploads}&maxResults=20`);
    const ids = list.body.items.map(
      (item: { contentDetails: { videoId: string } }) => item.contentDetails.videoId,
    );
    expect(ids.length).toBeLessThanOrEqual(20);
    const videos = await youTube(`videos?part=snippet,statistics&id=${ids.join(',')}`);
    expect(videos.body.items).toHaveLength(ids.length);
    expect(videos.body.items[0].statistics.viewCount).toMatch(/^\d+$/);
    expect((await youTube(`videos?part=snippet,statistics&id=${ids.join(',')}`)).body).toEqual(videos.body);
  });

  it.each([
    [
      'a wrong key',
      () => youTube('search?type=channel&q=x', { 'x-goog-api-key': 'mine' }),
      400,
      'badRequest',
    ],
    ['no quota', () => youTube('search?type=channel&q=quota'), 403, 'quotaExceeded'],
    ['another kind', () => youTube('search?type=video&q=x'), 400, 'invalidParameter'],
    ['no playlist', () => youTube('playlistItems?playlistId=UUnone'), 404, 'playlistNotFound'],
    [
      'a broken channel',
      () => youTube(`channels?part=contentDetails&id=${findChannels('broken lens', 1)[0]?.id}`),
      500,
      'backendError',
    ],
    [
      'an empty channel',
      () => youTube(`playlistItems?playlistId=UU${findChannels('empty stage', 1)[0]?.id.slice(2)}`),
      404,
      'playlistNotFound',
    ],
  ])('says %s as the real one does', async (_, ask, status, reason) => {
    const answer = await ask();
    expect(answer.status).toBe(status);
    expect(answer.body.error).toMatchObject({ code: status, errors: [{ reason }] });
  });

  it('leaves the list out for a channel that is not there', async () => {
    const { status, body } = await youTube('channels?part=contentDetails&id=UCnone');
    expect([status, 'items' in body]).toEqual([200, false]);
  });
});

describe('Helix', () => {
  const token = async (secret = 'sandbox-secret') => {
    const form = { client_id: 'backbeat', client_secret: secret, grant_type: 'client_credentials' };
    return fetch(`${running.url}/oauth2/token`, { method: 'POST', body: new URLSearchParams(form) });
  };

  it('gives tokens to the app and to nobody else', async () => {
    expect(await (await token()).json()).toMatchObject({ token_type: 'bearer', expires_in: 5_184_000 });
    expect((await token('guess')).status).toBe(403);
    const { status, body } = await json('/helix/users?id=creator-nightowl', { authorization: 'Bearer x' });
    expect([status, body]).toEqual([
      401,
      { error: 'Unauthorized', status: 401, message: 'Invalid OAuth token' },
    ]);
  });

  it('has recordings whose average is what a creator is said to have', async () => {
    const { access_token } = await (await token()).json();
    const headers = { authorization: `Bearer ${access_token}`, 'client-id': 'backbeat' };
    const { body } = await json('/helix/videos?user_id=creator-nightowl&type=archive&period=month', headers);
    const counts: number[] = body.data.map(({ view_count }: { view_count: number }) => view_count);
    expect(counts.reduce((sum, count) => sum + count, 0) / counts.length).toBe(180);
    expect((await json('/helix/users?id=nobody-1', headers)).body.data).toEqual([]);
    expect((await json('/helix/streams?user_id=creator-nightowl', headers)).body.data).toEqual([]);
  });
});
