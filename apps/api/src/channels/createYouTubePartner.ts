import { createPrivateKey } from 'node:crypto';
import { SignJWT } from 'jose';
import * as z from 'zod/mini';
import type { RightsPlatformSettings } from '../config/Config.ts';
import type { Clock } from '../lib/clock.ts';
import {
  askPlatform,
  isTooMany,
  type PlatformRefusal,
  type PlatformRequest,
  requestDeadline,
  unavailableAfter,
} from './askPlatform.ts';
import { type PlatformClaim, PlatformUnavailable, type RightsPlatform } from './platforms.ts';

const scope = 'https://www.googleapis.com/auth/youtubepartner';
const grantType = 'urn:ietf:params:oauth:grant-type:jwt-bearer';
/** The longest that Google allows. */
const assertionSeconds = 3_600;
/** Tokens are replaced this long before they expire. */
const tokenMarginMs = 60_000;
const retrySoonSeconds = 5;

const text = z.string().check(z.minLength(1));
const tokenSchema = z.object({ access_token: text, expires_in: z.number() });
/** What is answered to a change is not used. */
const anything = z.unknown();
const channelSchema = z.object({ id: text });

/** Without entries, pages have no list. */
const pageOf = <S extends z.core.$ZodType>(item: S) =>
  z.object({ items: z._default(z.array(item), []), nextPageToken: z.optional(z.string()) });

/** Numbers of 64 bits are texts in Google's JSON. */
const milliseconds = z.pipe(z.union([z.int(), z.string().check(z.regex(/^\d{1,12}$/))]), z.transform(Number));

const claimSchema = z.object({
  id: text,
  videoId: text,
  status: z.string(),
  matchInfo: z.optional(
    z.object({
      matchSegments: z._default(
        z.array(
          z.object({ video_segment: z.optional(z.object({ start: milliseconds, duration: milliseconds })) }),
        ),
        [],
      ),
    }),
  ),
});

/** A `potential` claim waits to be looked at. One that is a `takedown` is not ended by a release. */
const statuses: Readonly<Record<string, PlatformClaim['status']>> = {
  active: 'active',
  potential: 'pending',
  pending: 'pending',
  disputed: 'disputed',
  appealed: 'appealed',
  inactive: 'inactive',
};

const toClaim = ({
  id,
  videoId,
  status: named,
  matchInfo,
}: z.output<typeof claimSchema>): PlatformClaim[] => {
  const status = statuses[named];
  if (status === undefined) return [];
  const segments = (matchInfo?.matchSegments ?? []).flatMap(({ video_segment }) => video_segment ?? []);
  const matches = segments.map(({ start, duration }) => ({ fromMs: start, untilMs: start + duration }));
  return [{ id, videoId, status, matches }];
};

/**
 * YouTube's Content ID API (youtubePartner v1), as the service account of an owner of rights.
 *
 * @example createYouTubePartner(settings, systemClock).isListed('UCLA_DiR1FfKNvjuUpBHmylQ')
 */
export const createYouTubePartner = (settings: RightsPlatformSettings, clock: Clock): RightsPlatform => {
  const privateKey = createPrivateKey(settings.key);
  let token: { readonly text: string; readonly endsAtMs: number } | null = null;

  const readToken = async (signal: AbortSignal): Promise<string> => {
    if (token !== null && clock.now() < token.endsAtMs) return token.text;
    const issuedAt = Math.floor(clock.now() / 1000);
    const assertion = await new SignJWT({ scope })
      .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
      .setIssuer(settings.account)
      .setAudience(settings.tokenUrl)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + assertionSeconds)
      .sign(privateKey);
    const body = new URLSearchParams({ grant_type: grantType, assertion });
    const url = new URL(settings.tokenUrl);
    const read = await askPlatform({ url, method: 'POST', headers: {}, body, signal }, tokenSchema);
    if ('refusal' in read) throw unavailableAfter(read.refusal);
    const { access_token, expires_in } = read.answer;
    token = { text: access_token, endsAtMs: clock.now() + expires_in * 1000 - tokenMarginMs };
    return access_token;
  };

  /** The answer or a refusal for good. A revoked token is replaced once; too many requests are for later. */
  const ask = async <S extends z.core.$ZodType>(
    path: string,
    schema: S,
    {
      query = {},
      ...request
    }: Pick<PlatformRequest, 'method' | 'body'> & {
      readonly query?: Readonly<Record<string, string>>;
    } = {},
  ): Promise<{ readonly answer: z.output<S> } | { readonly refusal: PlatformRefusal }> => {
    const signal = requestDeadline();
    const url = new URL(`${settings.apiUrl}/${path}`);
    for (const [name, value] of Object.entries({ ...query, onBehalfOfContentOwner: settings.owner }))
      url.searchParams.set(name, value);
    const send = async () => {
      const authorization = `Bearer ${await readToken(signal)}`;
      return askPlatform({ ...request, url, headers: { authorization }, signal }, schema);
    };
    let read = await send();
    if ('refusal' in read && read.refusal.status === 401) {
      token = null;
      read = await send();
    }
    if ('refusal' in read && (read.refusal.status === 401 || isTooMany(read.refusal)))
      throw unavailableAfter(read.refusal);
    return read;
  };

  const readAll = async <S extends z.core.$ZodType>(
    path: string,
    item: S,
    query: Readonly<Record<string, string>> = {},
  ): Promise<z.output<S>[]> => {
    const found: z.output<S>[] = [];
    const pages = new Set<string>();
    let pageToken: string | undefined;
    do {
      const asked = pageToken === undefined ? query : { ...query, pageToken };
      const read = await ask(path, pageOf(item), { query: asked });
      if ('refusal' in read) throw unavailableAfter(read.refusal);
      found.push(...read.answer.items);
      pageToken = read.answer.nextPageToken;
      if (pageToken !== undefined && pages.has(pageToken))
        throw new PlatformUnavailable('The platform repeats its pages.', retrySoonSeconds);
      if (pageToken !== undefined) pages.add(pageToken);
    } while (pageToken !== undefined);
    return found;
  };

  const pathOf = (channelId: string) => `whitelists/${encodeURIComponent(channelId)}`;

  return {
    listed: async () => new Set((await readAll('whitelists', channelSchema)).map(({ id }) => id)),
    isListed: async (channelId) => {
      const read = await ask(pathOf(channelId), channelSchema);
      if ('answer' in read) return read.answer.id === channelId;
      if (read.refusal.status === 404) return false;
      throw unavailableAfter(read.refusal);
    },
    list: async ({ id, name }) => {
      const body = { kind: 'youtubePartner#whitelist', id, title: name };
      const read = await ask('whitelists', anything, { method: 'POST', body });
      if ('answer' in read) return 'asked';
      const { status } = read.refusal;
      // 409: it is listed.
      if (status === 409) return 'asked';
      if (status === 400 || status === 404) return 'unknown-channel';
      if (status === 403) return 'refused';
      throw unavailableAfter(read.refusal);
    },
    unlist: async (channelId) => {
      const read = await ask(pathOf(channelId), anything, { method: 'DELETE' });
      if ('refusal' in read && read.refusal.status !== 404) throw unavailableAfter(read.refusal);
    },
    claims: async (videoIds) => {
      if (videoIds.length === 0) return [];
      const found = await readAll('claims', claimSchema, { videoId: videoIds.join(',') });
      return found.flatMap(toClaim);
    },
    release: async (claimId) => {
      const body = { status: 'inactive' };
      const read = await ask(`claims/${encodeURIComponent(claimId)}`, anything, { method: 'PATCH', body });
      if ('answer' in read) return 'asked';
      if ([400, 403, 404, 409].includes(read.refusal.status)) return 'refused';
      throw unavailableAfter(read.refusal);
    },
  };
};
