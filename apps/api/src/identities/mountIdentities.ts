import { endpoints } from '@backbeat/sdk/contract';
import { and, eq } from 'drizzle-orm';
import { identities, users } from '../db/schema/accounts.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import type { ConnectDeps } from './connectIdentity.ts';
import { readIdentities } from './readIdentities.ts';
import { unlinkIdentity } from './unlinkIdentity.ts';

/** GET /v1/account/identities, POST /v1/account/identity/default and POST /v1/account/identity/unlink. */
export const mountIdentities = (mount: Mount, deps: ConnectDeps): void => {
  const { db } = deps;

  mount(endpoints.identities, ({ session }) => readIdentities(deps, session));

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

  mount(endpoints.identityUnlink, async ({ session, body }) => ({
    signed_out: await unlinkIdentity(deps, session, body.identity_id),
  }));
};
