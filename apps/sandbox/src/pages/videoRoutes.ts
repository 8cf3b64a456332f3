import { brand } from '@backbeat/domain';
import { Hono } from 'hono';
import { html } from 'hono/html';
import { formText } from '../hosted/formText.ts';
import { nameOf } from '../platforms/audience.ts';
import { findChannel, videoChannels } from '../platforms/channels.ts';
import { rightsLedger } from '../platforms/rights/rightsBooks.ts';
import { broadcastState } from '../platforms/videos/broadcastState.ts';
import { makeVideo, type WantedVideo, wantedVideo } from '../platforms/videos/makeVideo.ts';
import { videoAddress } from '../platforms/videos/videoAddress.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { ClaimRow, VideoRow } from '../store/rows.ts';
import { type Markup, page } from './page.ts';
import { table } from './table.ts';

const hourMs = 3_600_000;
const matches = [{ fromMs: 60_000, untilMs: 240_000 }];

/** What the form makes. */
const choices: readonly {
  readonly name: string;
  readonly label: string;
  readonly wanted: Omit<WantedVideo, 'channel'>;
}[] = [
  {
    name: 'upload',
    label: 'An upload that we claim',
    wanted: { title: 'An upload', claims: [{ matches }] },
  },
  {
    name: 'stream',
    label: 'A stream of the next hour that we claim',
    wanted: { title: 'A stream', kind: 'live', durationMs: hourMs, claims: [{ matches }] },
  },
  {
    name: 'others',
    label: 'An upload that somebody else claims',
    wanted: { title: 'Claimed by somebody else', claims: [{ by: 'others' }] },
  },
  {
    name: 'refused',
    label: 'An upload whose claim stays',
    wanted: { title: 'Never released', claims: [{ matches, isReleaseRefused: true }] },
  },
];

const stateWords = { upcoming: 'Stream to come', running: 'Stream, running', over: 'Stream' } as const;

const privacyWords = { public: '', unlisted: ', unlisted', private: ', private' } as const;

const kindText = (video: VideoRow, nowMs: number): string => {
  const seen = video.isDeleted ? ', deleted' : privacyWords[video.privacy];
  if (video.kind === 'live') return `${stateWords[broadcastState(video, nowMs)]}${seen}`;
  return `${video.kind === 'clip' ? 'Clip' : 'Upload'}${seen}`;
};

const claimText = ({ by, status, isReleaseRefused }: ClaimRow): string =>
  by === 'others' ? 'of somebody else' : `ours, ${status}${isReleaseRefused ? ', not to be released' : ''}`;

const ownerOf = ({ platform, channelId }: VideoRow): string =>
  platform === 'youtube'
    ? `YouTube: ${findChannel(channelId)?.title ?? channelId}`
    : `Twitch: ${nameOf(channelId)}`;

const minuteText = (atMs: number): string =>
  `${new Date(atMs).toISOString().slice(0, 16).replace('T', ' ')} UTC`;

const videoTable = (context: SandboxContext): Markup => {
  const nowMs = context.clock.nowMs();
  const { claims } = rightsLedger(context);
  return table(
    ['Address', 'Channel', 'What it is', 'Begin', 'Claims'],
    context.store
      .list('videos')
      .toReversed()
      .map((video) => [
        html`<code>${videoAddress(video)}</code><br><span class="muted">${video.title}</span>`,
        html`${ownerOf(video)}`,
        html`${kindText(video, nowMs)}`,
        html`${minuteText(video.startedAtMs ?? video.scheduledAtMs ?? video.publishedAtMs)}`,
        html`${
          claims
            .filter(({ videoId }) => videoId === video.id)
            .map(claimText)
            .join('; ') || 'none'
        }`,
      ]),
  );
};

const makeForm =
  (): Markup => html`<section class="block" aria-labelledby="make"><h2 id="make">Make another one</h2>
<form class="block" method="post" action="/videos/make"><div class="field"><label for="channel">Channel of YouTube</label><select class="input" id="channel" name="channel">${videoChannels.map(
    ({ id, title }) => html`<option value="${id}">${title}</option>`,
  )}</select></div>
<div class="row">${choices.map(
    ({ name, label }) =>
      html`<button class="btn btn--neutral" name="choice" value="${name}">${label}</button>`,
  )}</div></form></section>`;

/** GET /videos: the videos to try claims with, and a form that makes more. */
export const videoRoutes = (context: SandboxContext): Hono => {
  const routes = new Hono();
  routes.get('/videos', (c) =>
    c.html(
      page({
        title: 'Videos and claims',
        wide: true,
        body: html`<div class="stack"><h1>Videos and claims</h1><p class="muted">Sign in with a plan, share the channel of a video, and tell <a href="${context.siteUrl}/claims">${brand.name}</a> its address. A stream counts from the moment on at which its channel is listed: <a href="/#clock">move the clock</a> past its end.</p></div>
<section class="block" aria-labelledby="videos"><h2 id="videos">What there is</h2>${videoTable(context)}</section>${makeForm()}`,
      }),
    ),
  );
  routes.post('/videos/make', async (c) => {
    const site = c.req.header('sec-fetch-site') ?? 'same-origin';
    if (site !== 'same-origin') return c.text('Videos are made from their page only.', 403);
    const form = await c.req.formData();
    const choice = choices.find(({ name }) => name === formText(form, 'choice'));
    if (choice === undefined) return c.text('There is no such choice.', 422);
    const nowMs = context.clock.nowMs();
    const startedAt = new Date(nowMs).toISOString();
    const wanted = { ...choice.wanted, channel: formText(form, 'channel'), startedAt };
    return makeVideo(context, wantedVideo.parse(wanted)) === null
      ? c.text('There is no such channel.', 422)
      : c.redirect('/videos', 303);
  });
  return routes;
};
