import { createHash } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import * as z from 'zod/mini';
import { asApiError } from '../billing/billingErrors.ts';
import type { BillingSync } from '../billing/createBillingSync.ts';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import { billingEvents } from '../db/schema/premium.ts';
import { failedEvents } from '../db/schema/staff.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import { noSession } from '../http/unauthorized.ts';
import { hasUnstorableText } from '../lib/hasUnstorableText.ts';
import { hasWebhookCredentials } from './hasWebhookCredentials.ts';

/** The used fields of an event. Its other data may be old or out of order, so the provider is read instead. */
const eventSchema = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(200)),
  object_type: z.string().check(z.maxLength(100)),
  event_type: z.string().check(z.maxLength(100)),
  event_time: z.optional(z.string().check(z.maxLength(100))),
  account_code: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
});

/** Events without effect on our copies: subscriptions and invoices send their own. */
const ignoredEventTypes = new Set(['account.created', 'billing_info.created']);

interface FailedEvent {
  readonly id: string;
  readonly type: string;
  readonly accountCode: string;
  readonly error: unknown;
}

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** POST /webhooks/recurly: an account has changed. Answers 2xx once the account is read. */
export const mountBillingWebhook = (
  app: Hono<AppEnv>,
  { db, clock, config }: DbDeps & { readonly config: Pick<Config, 'billing'> },
  {
    sync,
    tierReview,
  }: { readonly sync: BillingSync; readonly tierReview: { ofAccount(accountCode: string): void } },
): void => {
  /** Staff see what the provider could not tell us. */
  const noteFailure = async ({ error, ...event }: FailedEvent): Promise<void> => {
    const lastAt = new Date(clock.now());
    const text = error instanceof Error ? error.message : String(error);
    await db
      .insert(failedEvents)
      .values({ ...event, error: text.slice(0, 500), firstAt: lastAt, lastAt })
      .onConflictDoUpdate({
        target: failedEvents.id,
        set: { error: text.slice(0, 500), lastAt, times: sql`${failedEvents.times} + 1` },
      });
  };

  app.post('/webhooks/recurly', async (context) => {
    if (!hasWebhookCredentials(context, config.billing)) throw noSession('Not the payment provider.');
    const body: unknown = await context.req.json().catch(() => null);
    if (hasUnstorableText(body)) return context.body(null, 400);
    const event = eventSchema.safeParse(body);
    if (!event.success) return context.body(null, 204);
    const { id, object_type, event_type, event_time, account_code } = event.data;
    const type = `${object_type}.${event_type}`;
    if (ignoredEventTypes.has(type)) return context.body(null, 204);
    // Some events carry the id of their object: with kind and time it identifies the event.
    const eventId = hash(JSON.stringify([id, type, event_time ?? null])).toString('base64url');
    const [seen] = await db.select().from(billingEvents).where(eq(billingEvents.id, eventId));
    if (seen !== undefined || !account_code) return context.body(null, 204);
    try {
      await sync.byAccountCode(account_code);
    } catch (error) {
      await noteFailure({ id: eventId, type, accountCode: account_code, error });
      throw asApiError(error);
    }
    tierReview.ofAccount(account_code);
    // Stored last: the provider repeats an event that failed, and it then counts.
    await db.transaction(async (tx) => {
      await tx
        .insert(billingEvents)
        .values({ id: eventId, type, receivedAt: new Date(clock.now()) })
        .onConflictDoNothing();
      await tx.delete(failedEvents).where(eq(failedEvents.id, eventId));
    });
    return context.body(null, 204);
  });
};
