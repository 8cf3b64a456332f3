import { endpoints } from '@backbeat/sdk/contract';
import type { Config } from '../config/Config.ts';
import { musicMessages } from '../db/schema/activity.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { Letters } from '../letters/createLetters.ts';
import { messageLetterKeys } from '../letters/messageLetterKeys.ts';
import { languageOf } from '../session/noteReader.ts';

interface ContactDeps extends RouteDeps {
  readonly config: RouteDeps['config'] & { readonly mail: Pick<Config['mail'], 'staff'> };
  readonly letters: Letters;
}

/** POST /v1/contact/music: a note to the music team, kept for them to read and sent to their address. */
export const mountContact = (
  mount: Mount,
  { db, clock, config, letters }: ContactDeps,
  limiter: RateLimiter,
): void => {
  mount(endpoints.contactMusic, async ({ context, body }) => {
    await limiter.consume(`contact:${callerNetwork(context, config.trustedProxies)}`, config.limits.contact);
    const receivedAt = new Date(clock.now());
    const { name, email, message, artist = null, track = null, link = null } = body;
    await db.transaction(async (tx) => {
      const [row] = await tx
        .insert(musicMessages)
        .values({ fields: body, receivedAt })
        .returning({ id: musicMessages.id });
      if (row === undefined) throw new Error('The message was not stored.');
      const keys = messageLetterKeys({ id: row.id, email, receivedAt });
      await letters.queue(tx, {
        userId: null,
        address: config.mail.staff,
        key: keys.forStaff,
        letter: { kind: 'message-for-staff', name, email, artist, track, link, message },
      });
      await letters.queue(tx, {
        userId: null,
        address: email,
        key: keys.received,
        letter: { kind: 'message-received', language: languageOf(context.req.header('accept-language')) },
      });
    });
  });
};
