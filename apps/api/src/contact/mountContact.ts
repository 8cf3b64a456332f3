import { endpoints } from '@backbeat/sdk/contract';
import { musicMessages } from '../db/schema/activity.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';

/** POST /v1/contact/music: a note to the music team, kept for them to read. */
export const mountContact = (mount: Mount, { db, clock, config }: RouteDeps, limiter: RateLimiter): void => {
  mount(endpoints.contactMusic, async ({ context, body }) => {
    await limiter.consume(`contact:${callerNetwork(context, config.trustedProxies)}`, config.limits.contact);
    await db.insert(musicMessages).values({ fields: body, receivedAt: new Date(clock.now()) });
  });
};
