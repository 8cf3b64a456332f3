import { describe, expect, it } from 'vitest';
import { readClaimText } from './readClaimText.ts';

const english = `Hi Pixel Marmalade,

A copyright owner using Content ID claimed some material in your video.

Video title: "One night: live"
Copyrighted content: "Night Drive - Owl"
Claimed by: Backbeat Music

View claim details: https://studio.youtube.com/video/dQw4w9WgXcQ/copyright`;

const german = `Hallo Pixel Marmalade,
ein Urheberrechtsinhaber hat über Content ID Anspruch auf Material in deinem Video erhoben.

> Videotitel: Eine Nacht
> Urheberrechtlich geschützter Inhalt: „Night Drive“
> Beansprucht von: Backbeat Music`;

const page = `Content used\tNight Drive
Song
  • Second Song
Copyright owners:

Owl Records
Content used\tNight Drive
Impact on the video
Claimed by:
Song:`;

const twitch = `Claimant: Owl Records
Title of Copyrighted Work: Night Drive`;

describe('readClaimText', () => {
  it.each([
    ['a mail in English', english, ['Night Drive - Owl'], ['Backbeat Music']],
    ['a mail in German', german, ['Night Drive'], ['Backbeat Music']],
    ['a page', page, ['Night Drive', 'Second Song'], ['Owl Records']],
    ['a notice of Twitch', twitch, ['Night Drive'], ['Owl Records']],
    ['an address', 'https://youtu.be/dQw4w9WgXcQ', [], []],
    ['no words', ' * \n\n: \n', [], []],
  ])('%s', (_, text, tracks, claimants) => {
    expect(readClaimText(text)).toEqual({ tracks, claimants });
  });

  it('cuts a name that is too long', () => {
    expect(readClaimText(`Song: ${'x'.repeat(500)}`).tracks).toEqual(['x'.repeat(200)]);
  });

  it.each(['Song:', 'Song\n', ' ', ':', 'x'])('reads 60,000 characters of %j at once', (part) => {
    const startedMs = performance.now();
    readClaimText(part.repeat(60_000 / part.length));
    expect(performance.now() - startedMs).toBeLessThan(1000);
  });
});
