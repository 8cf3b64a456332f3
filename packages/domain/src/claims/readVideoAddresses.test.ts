import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { lawRuns, lawTimeoutMs } from '../../testing/purchases.ts';
import { readVideoAddresses } from './readVideoAddresses.ts';

const id = 'dQw4w9WgX-_';
const addressesOf = (text: string) => readVideoAddresses(text).videos.map(({ address }) => address);

describe('addresses of YouTube', () => {
  it.each([
    `https://www.youtube.com/watch?v=${id}`,
    `http://youtube.com/watch?v=${id}`,
    `www.youtube.com/watch?v=${id}`,
    `youtube.com/watch?app=desktop&v=${id}&list=PL1&index=2`,
    `https://www.youtube.com/watch?list=PL1&amp;v=${id}`,
    `HTTPS://WWW.YOUTUBE.COM/watch?v=${id}`,
    `https://m.youtube.com/watch?v=${id}&feature=youtu.be`,
    `https://music.youtube.com/watch?v=${id}&si=abc`,
    `https://youtu.be/${id}`,
    `youtu.be/${id}?si=TRACK_ing&utm_source=mail`,
    `https://www.youtube.com/shorts/${id}?feature=share`,
    `https://youtube.com/live/${id}?si=x`,
    `https://www.youtube-nocookie.com/embed/${id}?start=10&rel=0`,
    `//www.youtube.com/embed/${id}`,
    `https://www.youtube.com/v/${id}`,
    `https://studio.youtube.com/video/${id}/copyright`,
    `https://www.youtube.com/attribution_link?a=x&u=%2Fwatch%3Fv%3D${id}%26feature%3Dshare`,
    `https://www.youtube.com:443/watch?v=${id}#t=10`,
    `https://mail.example/url?q=https://www.youtube.com/watch?v=${id}`,
    `[https://youtu.be/${id}](https://youtu.be/${id})`,
    `<a href="https://youtu.be/${id}">a video</a>`,
    `My video (https://youtu.be/${id}), please!`,
    `Look at https://youtu.be/${id}...`,
  ])('%s', (text) => {
    expect(readVideoAddresses(text)).toMatchObject({
      videos: [{ platform: 'youtube', videoId: id, address: `https://www.youtube.com/watch?v=${id}` }],
      unread: [],
    });
  });

  it.each([
    ['t=90', 90_000],
    ['t=90s', 90_000],
    ['t=1h2m3s', 3_723_000],
    ['t=2m', 120_000],
    ['start=5', 5_000],
    ['t=0', 0],
  ])('lead with %s to a moment', (query, atMs) => {
    expect(readVideoAddresses(`youtu.be/${id}?${query}`).videos[0]?.atMs).toBe(atMs);
  });

  it.each(['t=', 't=soon', 'x=5', 't', '=5'])('lead with %s to no moment', (query) => {
    expect(readVideoAddresses(`youtu.be/${id}?${query}`).videos).toEqual([
      { platform: 'youtube', videoId: id, address: `https://www.youtube.com/watch?v=${id}` },
    ]);
  });
});

describe('addresses of Twitch', () => {
  it.each([
    ['https://www.twitch.tv/videos/2345678901?t=1h2m3s', 'https://www.twitch.tv/videos/2345678901'],
    ['m.twitch.tv/videos/v2345678901', 'https://www.twitch.tv/videos/2345678901'],
    ['https://twitch.tv/pixel/video/2345678901', 'https://www.twitch.tv/videos/2345678901'],
    ['https://player.twitch.tv/?video=v2345678901&parent=x', 'https://www.twitch.tv/videos/2345678901'],
    ['https://clips.twitch.tv/TallBraveOwl-a_1', 'https://clips.twitch.tv/TallBraveOwl-a_1'],
    ['https://clips.twitch.tv/embed?clip=TallBraveOwl-a_1', 'https://clips.twitch.tv/TallBraveOwl-a_1'],
    ['twitch.tv/pixel/clip/TallBraveOwl?filter=clips', 'https://clips.twitch.tv/TallBraveOwl'],
  ])('%s', (text, address) => {
    expect(readVideoAddresses(text)).toMatchObject({
      videos: [{ platform: 'twitch', address }],
      unread: [],
    });
  });

  it('lead to a moment', () => {
    expect(readVideoAddresses('twitch.tv/videos/1?t=1m').videos[0]?.atMs).toBe(60_000);
  });
});

describe('a text', () => {
  it('has its videos in order and once each, and the lines with another address', () => {
    const text = `1. https://youtu.be/${id}
2. https://example.com/watch?v=${id}\r
3. https://www.twitch.tv/videos/5 https://clips.twitch.tv/TallBraveOwl
hello there. e.g. this, version 1.0, me@example.com and file.txt
  https://www.youtube.com/@pixel
https://www.youtube.com/watch?v=${id}&t=5
youtube.com/watch?v=short`;
    expect(addressesOf(text)).toEqual([
      `https://www.youtube.com/watch?v=${id}`,
      'https://www.twitch.tv/videos/5',
      'https://clips.twitch.tv/TallBraveOwl',
    ]);
    expect(readVideoAddresses(text).unread).toEqual([
      `2. https://example.com/watch?v=${id}`,
      'https://www.youtube.com/@pixel',
      'youtube.com/watch?v=short',
    ]);
  });

  it.each([
    'https://www.twitch.tv/pixel',
    'https://clips.twitch.tv/',
    'https://clips.twitch.tv/12345',
    'https://www.twitch.tv/pixel/clip',
    'https://www.twitch.tv/videos/none',
    'https://youtube.com.example/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://youtu.be/',
    'https://youtu.be/%E0%A4%A?x=%E0%A4%A',
    'https://www.youtube.com/channel/dQw4w9WgXcQ',
  ])('with %s names no video', (text) => {
    expect(readVideoAddresses(text)).toEqual({ videos: [], unread: [text] });
  });

  it.each(['', 'hello', '...', 'https://', 'http://localhost/x', '. ! ?'])('%j names nothing', (text) => {
    expect(readVideoAddresses(text)).toEqual({ videos: [], unread: [] });
  });

  it('is read whatever it is', { timeout: lawTimeoutMs }, () => {
    const part = fc.oneof(
      fc.constantFrom(
        'https://',
        'youtu.be/',
        'www.youtube.com',
        '/watch?',
        'v=',
        '&',
        '%',
        id,
        '\n',
        ' ',
        '.',
      ),
      fc.string({ unit: 'binary' }),
    );
    fc.assert(
      fc.property(fc.array(part), (parts) => {
        const { videos } = readVideoAddresses(parts.join(''));
        for (const { address } of videos) expect(addressesOf(address)).toEqual([address]);
      }),
      lawRuns,
    );
  });

  it.each([
    'a',
    'a.',
    'https://',
    'youtu.be/',
    `https://youtu.be/${id}`,
    'https://youtube.com/attribution_link?u=%2Fwatch%3F',
    'v=',
    '&',
    '?',
    '%',
    '.',
    '\n',
    'twitch.tv/videos/1/',
    '&amp;',
  ])('of 60,000 characters of %j is read at once', (part) => {
    const text = part.repeat(60_000 / part.length);
    const startedMs = performance.now();
    readVideoAddresses(text);
    readVideoAddresses(`https://youtube.com/${text}`);
    expect(performance.now() - startedMs).toBeLessThan(1000);
  });

  it('of 500 lines has 500 videos', () => {
    const lines = Array.from({ length: 500 }, (_, index) => `https://www.twitch.tv/videos/${index + 1}`);
    expect(addressesOf(lines.join('\n'))).toEqual(lines);
  });
});
