import { createHash, timingSafeEqual } from 'node:crypto';
import type { AppContext } from '../http/AppEnv.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Does the call have these Basic credentials? Compares hashes, whose equal length takes equal time. */
export const hasWebhookCredentials = (
  context: AppContext,
  { webhookUser, webhookPassword }: { readonly webhookUser: string; readonly webhookPassword: string },
): boolean => {
  const expected = `Basic ${Buffer.from(`${webhookUser}:${webhookPassword}`).toString('base64')}`;
  return timingSafeEqual(hash(context.req.header('authorization') ?? ''), hash(expected));
};
