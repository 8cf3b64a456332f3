import { inArray, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { users } from '../db/schema/accounts.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { noSession } from '../http/unauthorized.ts';
import { hasUnstorableText } from '../lib/hasUnstorableText.ts';
import { parseJson } from '../lib/parseJson.ts';
import { hasWebhookCredentials } from './hasWebhookCredentials.ts';

const address = z.string().check(z.maxLength(320));

const postmark = z.pipe(
  z.object({ RecordType: z.literal('Bounce'), Type: z.literal('HardBounce'), Email: address }),
  z.transform(({ Email }) => [Email]),
);

const sendGridEvent = z.object({ event: z.string(), type: z.optional(z.string()), email: address });
const sendGrid = z.pipe(
  z.array(sendGridEvent),
  // A 'blocked' letter may be taken another time.
  z.transform((events) =>
    events.flatMap(({ event, type, email }) => (event === 'bounce' && type !== 'blocked' ? [email] : [])),
  ),
);

const mailgun = z.pipe(
  z.object({
    'event-data': z.object({
      event: z.literal('failed'),
      severity: z.literal('permanent'),
      recipient: address,
    }),
  }),
  z.transform((body) => [body['event-data'].recipient]),
);

const sesBounce = z.object({
  notificationType: z.literal('Bounce'),
  bounce: z.object({
    bounceType: z.literal('Permanent'),
    bouncedRecipients: z.array(z.object({ emailAddress: address })),
  }),
});
const ses = z.pipe(
  z.object({ Type: z.literal('Notification'), Message: z.string() }),
  z.transform(({ Message }): string[] => {
    const parsed = sesBounce.safeParse(parseJson(Message));
    return parsed.success ? parsed.data.bounce.bouncedRecipients.map(({ emailAddress }) => emailAddress) : [];
  }),
);

const resend = z.pipe(
  z.object({ type: z.literal('email.bounced'), data: z.object({ to: z.array(address) }) }),
  z.transform(({ data }) => data.to),
);

/** The addresses that a provider of mail gives up, in the forms of Postmark, SendGrid, Mailgun, Amazon SES, Resend. */
const bouncedSchema = z.union([postmark, sendGrid, mailgun, ses, resend]);

/** POST /webhooks/mail: letters that came back. Nothing but what the law wants goes to these addresses any more. */
export const mountMailWebhook = (
  app: Hono<AppEnv>,
  { db, clock, config }: DbDeps & { readonly config: Pick<Config, 'mail'> },
): void => {
  app.post('/webhooks/mail', async (context) => {
    if (!hasWebhookCredentials(context, config.mail)) throw noSession('Not the mail provider.');
    // Amazon sends JSON as plain text.
    const bounced = bouncedSchema.safeParse(parseJson(await context.req.text()));
    if (hasUnstorableText(bounced.data)) return context.body(null, 400);
    if (bounced.success && bounced.data.length > 0)
      await db
        .update(users)
        .set({ emailRefusedAt: new Date(clock.now()) })
        .where(
          inArray(
            sql`lower(${users.email})`,
            bounced.data.map((email) => email.toLowerCase()),
          ),
        );
    return context.body(null, 204);
  });
};
