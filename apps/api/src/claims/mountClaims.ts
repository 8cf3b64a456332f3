import { readClaimText, readVideoAddresses } from '@backbeat/domain/claims';
import { endpoints } from '@backbeat/sdk/contract';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { Claims } from './createClaims.ts';

const mostUnread = 20;
const mostTracks = 40;

/** GET and POST of /v1/claims. */
export const mountClaims = (
  mount: Mount,
  { config }: RouteDeps,
  { claims, limiter }: { readonly claims: Claims; readonly limiter: RateLimiter },
): void => {
  mount(endpoints.claims, async ({ session: { user } }) => ({ claims: [...(await claims.list(user.id))] }));

  mount(endpoints.claimAsk, async ({ session: { user }, body }) => {
    const { videos, unread } = readVideoAddresses(body.text);
    const named = readClaimText(body.text);
    const tracks = [...new Set([...(body.tracks ?? []), ...named.tracks])].slice(0, mostTracks);
    // Each video is asked for at its platform, whose quota is the same for everybody.
    await limiter.consume(`claims:${user.id}`, config.limits.claims, Math.max(1, videos.length));
    const isClaim = named.tracks.length + named.claimants.length > 0;
    return {
      claims: [...(await claims.ask(user, videos, { tracks, isClaimText: isClaim }))],
      // The mail of a claim has addresses of help pages.
      unread: isClaim ? [] : unread.slice(0, mostUnread),
    };
  });
};
