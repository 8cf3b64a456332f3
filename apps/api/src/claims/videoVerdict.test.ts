import { dayMs } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import type { FoundVideo, PlatformClaim } from '../channels/platforms.ts';
import { type ClaimFacts, type Play, type VerdictInput, videoVerdict } from './videoVerdict.ts';

const nowMs = Date.UTC(2026, 10, 20);
const hourMs = 3_600_000;
const startMs = nowMs - dayMs;

const play = (title: string, atMs: number): Play => ({
  title,
  artist: 'Owl',
  fromMs: atMs,
  untilMs: atMs + 180_000,
});
const listed = { askedMs: 0, listedMs: 0, untilMs: null };
const facts: ClaimFacts = {
  channels: [{ platform: 'youtube', id: 'own', audienceTier: null, listings: [listed] }],
  periods: [{ planCode: 'rocksprem_i_m_v2', fromMs: 0, untilMs: null }],
  stops: [],
  licenseAcceptedMs: 0,
  plays: [play('Before', startMs - hourMs), play('Night Drive', startMs + hourMs)],
  named: new Map([
    ['night drive - owl', { title: 'Night Drive', artist: 'Owl' }],
    ['lanterns', { title: 'Lanterns', artist: 'Owl' }],
  ]),
};
const live: FoundVideo = {
  id: 'video',
  channelId: 'own',
  channelName: 'Night Arcade',
  title: 'Signale aus der Nacht',
  kind: 'live',
  from: new Date(startMs),
  until: new Date(startMs + 5 * hourMs),
};
const active: PlatformClaim = { id: 'claim', videoId: 'video', status: 'active', matches: [] };
const judge = (change: Partial<VerdictInput> = {}) =>
  videoVerdict({
    platform: 'youtube',
    found: live,
    namedTracks: [],
    isClaimText: false,
    ourClaims: [],
    facts,
    haveStaffRoom: true,
    askedMs: nowMs,
    nowMs,
    ...change,
  });
/** A plan that ended two hours after the begin. */
const ended: ClaimFacts = {
  ...facts,
  periods: [{ planCode: 'rocksprem_i_m_v2', fromMs: 0, untilMs: startMs + 2 * hourMs }],
};
const upload: FoundVideo = { ...live, kind: 'upload', until: null };
const pro: ClaimFacts = { ...facts, periods: [{ planCode: 'rockspro_m_v1', fromMs: 0, untilMs: null }] };

describe('a video', () => {
  it.each<[string, Partial<VerdictInput>, string, string | null, string | null]>([
    ['that nobody else sees', { found: null }, 'with-staff', 'not-found', null],
    [
      'that nobody else sees, without a plan',
      { found: null, facts: { ...facts, periods: [] } },
      'not-covered',
      'not-found',
      null,
    ],
    [
      'that nobody else sees, one of many',
      { found: null, haveStaffRoom: false },
      'not-covered',
      'not-found',
      null,
    ],
    ['of somebody else', { found: { ...live, channelId: 'other' } }, 'not-covered', 'not-own', 'no'],
    ['of another platform', { platform: 'twitch' }, 'not-covered', 'not-own', 'no'],
    ['without a begin', { found: { ...live, from: null, until: null } }, 'not-covered', 'not-begun', null],
    ['of tomorrow', { found: { ...live, from: new Date(nowMs + 1) } }, 'not-covered', 'not-begun', null],
    ['without a claim of ours', {}, 'unclaimed', null, 'yes'],
    ['with a claim of ours', { ourClaims: [active] }, 'releasing', null, 'yes'],
    ['with a disputed one', { ourClaims: [{ ...active, status: 'disputed' }] }, 'releasing', null, 'yes'],
    ['with a released one', { ourClaims: [{ ...active, status: 'inactive' }] }, 'unclaimed', null, 'yes'],
    ["with somebody else's claim", { namedTracks: ['Lanterns'] }, 'disputable', null, 'yes'],
    ["with a claim's text that names no track", { isClaimText: true }, 'disputable', null, 'yes'],
    [
      'that may be a premiere',
      { ourClaims: [active], facts: { ...facts, plays: [] } },
      'with-staff',
      'not-played',
      'yes',
    ],
    [
      'that may be a premiere, under Pro',
      { ourClaims: [active], facts: { ...pro, plays: [] } },
      'releasing',
      null,
      'yes',
    ],
    ['where nothing can be released', { ourClaims: null }, 'disputable', null, 'yes'],
    ['with a track of nobody', { namedTracks: ['Thunder'] }, 'with-staff', 'unknown-track', 'yes'],
    ['that runs', { found: { ...live, until: null } }, 'unclaimed', null, 'yes'],
    ['before any plan', { facts: { ...facts, periods: [] } }, 'not-covered', null, 'no'],
    ['with a plan without uploads', { found: upload }, 'not-covered', null, 'no'],
    ['that was uploaded under Pro', { found: upload, facts: pro }, 'unclaimed', null, 'yes'],
  ])('%s', (_, change, state, reason, covered) => {
    expect(judge(change)).toMatchObject({ state, reason, covered });
  });

  it('has the tracks of its time, and those named that were not reported', () => {
    const { tracks } = judge({ namedTracks: ['Night Drive - Owl', 'lanterns'] });
    expect(tracks).toEqual([
      { title: 'Night Drive', artist: 'Owl', at: new Date(startMs + hourMs).toISOString() },
      { title: 'Lanterns', artist: 'Owl', at: null },
    ]);
  });

  it('says what was true of it, whatever its language', () => {
    expect(judge()).toMatchObject({
      title: 'Signale aus der Nacht',
      channelId: 'own',
      channelName: 'Night Arcade',
      isOwn: true,
      kind: 'live',
      fromAt: live.from,
      untilAt: live.until,
      parts: [{ from: live.from?.toISOString(), until: live.until?.toISOString(), rule: 'plan' }],
    });
  });
});

describe('a video that is covered in part', () => {
  const match = (fromMs: number): PlatformClaim => ({
    ...active,
    matches: [{ fromMs, untilMs: fromMs + 60_000 }],
  });

  it.each<[string, Partial<VerdictInput>, string, string | null]>([
    ['and the tracks of it were in that part', { namedTracks: ['Night Drive - Owl'] }, 'disputable', null],
    ['and our claim does not say where it lies', { ourClaims: [active] }, 'with-staff', 'partly'],
    ['and the match is in that part', { ourClaims: [match(hourMs)] }, 'releasing', null],
    [
      'and a match is in the other',
      { ourClaims: [match(hourMs), match(3 * hourMs)] },
      'with-staff',
      'partly',
    ],
    [
      'and our music was in the other',
      { facts: { ...ended, plays: [play('Late', startMs + 3 * hourMs)] } },
      'with-staff',
      'partly',
    ],
    ['and nobody knows when it played', { namedTracks: ['lanterns'] }, 'with-staff', 'partly'],
    ['and nothing is known to have played', { facts: { ...ended, plays: [] } }, 'with-staff', 'partly'],
  ])('%s', (_, change, state, reason) => {
    expect(judge({ facts: ended, ...change })).toMatchObject({ state, reason, covered: 'partly' });
  });
});

it('500 videos of five hours, with a year of tracks, are judged at once', () => {
  const tracks = Array.from({ length: 24_000 }, (_, index) => play('x', startMs - index * 200_000)).reverse();
  const year = { ...facts, plays: tracks };
  const videos = Array.from({ length: 500 }, (_, index) => {
    const fromMs = startMs - index * 10 * hourMs;
    return { ...live, from: new Date(fromMs), until: new Date(fromMs + 5 * hourMs) };
  });
  judge({ facts: year });
  const startedMs = performance.now();
  for (const found of videos) judge({ found, facts: year });
  // Ten times what it may take on a quiet machine, where others work too.
  expect(performance.now() - startedMs).toBeLessThan(500);
});
