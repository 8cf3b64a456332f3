import { sql } from 'drizzle-orm';
import type { Hono } from 'hono';
import type { JWK } from 'jose';
import type { Logger } from 'pino';
import type { Database } from '../db/Database.ts';
import type { AppEnv } from '../http/AppEnv.ts';
import type { SigningKeys } from '../session/signingKeys.ts';

/** /health (running), /ready (can serve), and the public keys of session tokens and certificates. */
export const mountOperations = (
  app: Hono<AppEnv>,
  { db, logger }: { readonly db: Database; readonly logger: Logger },
  {
    keys,
    certificateKeys,
    lifecycle,
  }: {
    readonly keys: SigningKeys;
    readonly certificateKeys: { published(): Promise<readonly JWK[]> };
    readonly lifecycle: { readonly isStopping: boolean };
  },
): void => {
  app.get('/health', (context) => context.json({ status: 'ok' }));

  app.get('/ready', async (context) => {
    if (lifecycle.isStopping) return context.json({ status: 'stopping' }, 503);
    try {
      await db.execute(sql`select 1`);
      return context.json({ status: 'ok' });
    } catch (err) {
      logger.error({ err }, 'the database does not answer');
      return context.json({ status: 'unavailable' }, 503);
    }
  });

  app.get('/.well-known/jwks.json', async (context) => {
    context.header('Cache-Control', 'public, max-age=300');
    // Anybody may check certificates, from a page of another site too.
    context.header('Access-Control-Allow-Origin', '*');
    context.res.headers.delete('Access-Control-Allow-Credentials');
    const { keys: ofSessions } = await keys.published();
    return context.json({ keys: [...(await certificateKeys.published()), ...ofSessions] });
  });
};
