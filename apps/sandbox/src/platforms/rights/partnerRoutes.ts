import { type Context, Hono } from 'hono';
import * as z from 'zod/mini';
import { applyFault } from '../../control/faults.ts';
import type { SandboxContext } from '../../SandboxContext.ts';
import type { ClaimRow, WhitelistRow } from '../../store/rows.ts';
import { findChannel } from '../channels.ts';
import { createPartnerTokens } from './partnerTokens.ts';
import {
  deleteChannel,
  insertChannel,
  listedChannels,
  ownClaims,
  releaseClaim,
  rightsSettings,
  takeCall,
} from './rightsBooks.ts';

const base = '/youtube/partner/v1';

const insertBody = z.object({ id: z.string().check(z.minLength(1)) });
/** Of a claim, only its release can be asked for here. */
const patchBody = z.object({ status: z.literal('inactive') });

const messages = {
  missingRequiredParameter: [400, 'The request is missing a required parameter: onBehalfOfContentOwner.'],
  invalidPageToken: [400, 'The request specifies an invalid page token.'],
  invalid: [400, 'The request body is not valid.'],
  authError: [401, 'Invalid Credentials'],
  forbidden: [403, 'Forbidden'],
  quotaExceeded: [403, 'The request cannot be completed because you have exceeded your quota.'],
  notFound: [404, 'Not Found'],
  duplicate: [409, 'The resource already exists.'],
} as const;

/** An error as Google's interfaces write it. */
const refused = (c: Context, reason: keyof typeof messages): Response => {
  const [code, message] = messages[reason];
  const domain = reason === 'quotaExceeded' ? 'usageLimits' : 'global';
  return c.json({ error: { code, message, errors: [{ message, domain, reason }] } }, code);
};

const whitelistItem = ({ channelId, title }: WhitelistRow) => ({
  kind: 'youtubePartner#whitelist',
  id: channelId,
  title,
});

/** The interface gives whole numbers of 64 bits as texts. */
const segment = (fromMs: number, untilMs: number) => ({
  kind: 'youtubePartner#segment',
  start: String(fromMs),
  duration: String(untilMs - fromMs),
});

const claimItem = ({ id, videoId, status, matches, createdAtMs }: ClaimRow) => ({
  kind: 'youtubePartner#claim',
  id,
  assetId: `A${id}`,
  videoId,
  status,
  contentType: 'audio',
  isPartnerUploaded: false,
  blockOutsideOwnership: false,
  timeCreated: new Date(createdAtMs).toISOString(),
  origin: { source: 'audioMatch' },
  ...(matches.length === 0
    ? {}
    : {
        matchInfo: {
          referenceId: `R${id}`,
          matchSegments: matches.map(({ fromMs, untilMs }) => ({
            channel: 'audio',
            video_segment: segment(fromMs, untilMs),
            reference_segment: segment(0, untilMs - fromMs),
          })),
        },
      }),
});

/** A page names the item before its first one, so that items which come and go shift nothing. */
const tokenOf = (id: string): string => Buffer.from(id).toString('base64url');

/** /youtube/partner/v1: the part of the YouTube Content ID API that lists channels and releases claims. */
export const partnerRoutes = (context: SandboxContext): Hono => {
  const routes = new Hono();
  const tokens = createPartnerTokens(context);
  routes.route('/', tokens.routes);

  routes.use(`${base}/*`, applyFault(context.faults, 'rights'));
  routes.use(`${base}/*`, async (c, next) => {
    const token = /^Bearer (.+)$/.exec(c.req.header('authorization') ?? '')?.[1];
    if (token === undefined || !tokens.isValid(token)) return refused(c, 'authError');
    const owner = c.req.query('onBehalfOfContentOwner');
    if (owner === undefined) return refused(c, 'missingRequiredParameter');
    if (owner !== context.partner.owner) return refused(c, 'forbidden');
    return takeCall(context) ? next() : refused(c, 'quotaExceeded');
  });

  /** A page of the rows, by their ids. An empty list is left out, as the real one does. */
  const page = <T>(
    c: Context,
    kind: string,
    rows: readonly T[],
    idOf: (row: T) => string,
    itemOf: (row: T) => object,
  ): Response => {
    const token = c.req.query('pageToken');
    const after = token === undefined ? '' : Buffer.from(token, 'base64url').toString();
    if (token !== undefined && (after === '' || tokenOf(after) !== token))
      return refused(c, 'invalidPageToken');
    const { pageSize } = rightsSettings(context);
    const sorted = rows.toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
    const rest = sorted.filter((row) => idOf(row) > after);
    const items = rest.slice(0, pageSize);
    const last = items.at(-1);
    return c.json({
      kind: `youtubePartner#${kind}`,
      pageInfo: {
        totalResults: rows.length,
        resultsPerPage: pageSize,
        startIndex: rows.length - rest.length,
      },
      ...(last !== undefined && rest.length > pageSize ? { nextPageToken: tokenOf(idOf(last)) } : {}),
      ...(items.length === 0 ? {} : { items: items.map(itemOf) }),
    });
  };

  const wanted = (c: Context, name: string): string[] | null => {
    const ids = c.req.query(name)?.split(',').filter(Boolean) ?? [];
    return ids.length === 0 ? null : ids;
  };

  routes.get(`${base}/whitelists`, (c) => {
    const ids = wanted(c, 'id');
    const rows = listedChannels(context).filter(({ channelId }) => ids?.includes(channelId) ?? true);
    return page(c, 'whitelistList', rows, ({ channelId }) => channelId, whitelistItem);
  });

  routes.post(`${base}/whitelists`, async (c) => {
    const body = insertBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return refused(c, 'invalid');
    const { id } = body.data;
    const { outcome, row } = insertChannel(context, findChannel(id) ?? null, id);
    if (outcome === 'missing') return refused(c, 'notFound');
    if (outcome === 'again') return refused(c, 'duplicate');
    return row === null ? refused(c, 'forbidden') : c.json(whitelistItem(row));
  });

  routes.get(`${base}/whitelists/:id`, (c) => {
    const row = listedChannels(context).find(({ channelId }) => channelId === c.req.param('id'));
    return row === undefined ? refused(c, 'notFound') : c.json(whitelistItem(row));
  });

  routes.delete(`${base}/whitelists/:id`, (c) =>
    deleteChannel(context, c.req.param('id')) ? c.json({}) : refused(c, 'notFound'),
  );

  routes.get(`${base}/claims`, (c) => {
    const [ids, videoIds] = [wanted(c, 'id'), wanted(c, 'videoId')];
    const rows = ownClaims(context).filter(
      ({ id, videoId }) => (ids?.includes(id) ?? true) && (videoIds?.includes(videoId) ?? true),
    );
    return page(c, 'claimList', rows, ({ id }) => id, claimItem);
  });

  routes.get(`${base}/claims/:id`, (c) => {
    const claim = ownClaims(context).find(({ id }) => id === c.req.param('id'));
    return claim === undefined ? refused(c, 'notFound') : c.json(claimItem(claim));
  });

  routes.patch(`${base}/claims/:id`, async (c) => {
    const body = patchBody.safeParse(await c.req.json().catch(() => null));
    if (!body.success) return refused(c, 'invalid');
    const { outcome, claim } = releaseClaim(context, c.req.param('id'));
    if (claim === null) return refused(c, 'notFound');
    return outcome === 'refused'
      ? refused(c, 'forbidden')
      : c.json(claimItem({ ...claim, status: 'inactive' }));
  });

  routes.all(`${base}/*`, (c) => refused(c, 'notFound'));
  return routes;
};
