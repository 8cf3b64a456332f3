import { endpoints } from '@backbeat/sdk/contract';
import { and, asc, eq } from 'drizzle-orm';
import type { DbDeps } from '../db/Database.ts';
import { identities, users } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';

/** GET /v1/account/identities and POST /v1/account/identity/default. */
export const mountIdentities = (mount: Mount, { db }: Pick<DbDeps, 'db'>): void => {
  mount(endpoints.identities, async ({ session: { user } }) => {
    const rows = await db
      .select()
      .from(identities)
      .where(eq(identities.userId, user.id))
      .orderBy(asc(identities.id));
    return {
      identities: rows.map(({ id, provider, subject, username, avatar }) => ({
        id,
        provider,
        uid: subject,
        username,
        avatar,
      })),
      default_identity: user.defaultIdentityId,
    };
  });

  mount(endpoints.identityDefault, async ({ session: { user }, body }) => {
    const [identity] = await db
      .select({ id: identities.id, avatar: identities.avatar })
      .from(identities)
      .where(and(eq(identities.id, body.identity_id), eq(identities.userId, user.id)));
    // Another person's identity gets the same answer as an unknown one.
    if (identity === undefined) throw new ApiError('not_found', 'The account has no such identity.');
    await db
      .update(users)
      .set({ defaultIdentityId: identity.id, avatar: identity.avatar })
      .where(eq(users.id, user.id));
  });
};
