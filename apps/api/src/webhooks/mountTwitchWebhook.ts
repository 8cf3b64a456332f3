import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import * as z from 'zod/mini';
import type { Audience } from '../channels/createAudience.ts';
import type { StreamExtensions } from '../channels/createStreamExtensions.ts';
import type { Config } from '../config/Config.ts';
import type { AppContext, AppEnv } from '../http/AppEnv.ts';
import { noSession } from '../http/unauthorized.ts';
import type { Clock } from '../lib/clock.ts';
import { parseJson } from '../lib/parseJson.ts';

/** Older events, and events from the future, may be repeated by somebody else. */
const maxAgeMs = 10 * 60_000;

const channel = z.object({ broadcaster_user_id: z.string().check(z.maxLength(100)) });
/** The two events, the first call to the address, and the end of a subscription. */
const message = z.union([
  z.object({ challenge: z.string().check(z.maxLength(500)) }),
  z.object({
    subscription: z.object({ type: z.enum(['stream.online', 'stream.offline']) }),
    event: channel,
  }),
]);

/** When the platform sent the message; `null` where it did not sign it, or where it is too old. */
const sentAt = (context: AppContext, body: string, secret: string, clock: Clock): Date | null => {
  const read = (name: string) => context.req.header(`twitch-eventsub-message-${name}`) ?? '';
  const signed = createHmac('sha256', secret)
    .update(`${read('id')}${read('timestamp')}${body}`)
    .digest();
  const given = Buffer.from(read('signature').replace(/^sha256=/, ''), 'hex');
  if (given.length !== signed.length || !timingSafeEqual(given, signed)) return null;
  const at = new Date(read('timestamp'));
  return Math.abs(clock.now() - at.getTime()) <= maxAgeMs ? at : null;
};

/** POST /webhooks/twitch: a channel went live or stopped. A repeated or late event changes nothing that is newer. */
export const mountTwitchWebhook = (
  app: Hono<AppEnv>,
  {
    clock,
    config,
    logger,
  }: { readonly clock: Clock; readonly config: Pick<Config, 'platforms'>; readonly logger: Logger },
  { audience, extensions }: { readonly audience: Audience; readonly extensions: StreamExtensions },
): void => {
  const secret = config.platforms.twitch.eventsSecret;
  if (secret === null) return;

  app.post('/webhooks/twitch', async (context) => {
    const body = await context.req.text();
    const at = sentAt(context, body, secret, clock);
    if (at === null) throw noSession('Not the live platform.');
    const told = message.safeParse(parseJson(body));
    // The end of a subscription, which the next round makes anew.
    if (!told.success) return context.body(null, 204);
    if ('challenge' in told.data) return context.text(told.data.challenge);
    const { subscription, event } = told.data;
    const isLive = subscription.type === 'stream.online';
    await audience.heard(event.broadcaster_user_id, isLive, at);
    if (!isLive)
      // The platform waits a few seconds for an answer, and is asked itself here.
      void extensions.hasStopped(event.broadcaster_user_id).catch((err: unknown) => {
        logger.warn({ err }, 'a stream that stopped is looked at by the next round');
      });
    return context.body(null, 204);
  });
};
