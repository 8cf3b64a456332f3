import { and, eq, isNull, sql } from 'drizzle-orm';
import { type UserRow, users } from '../db/schema/accounts.ts';
import { accountMerges } from '../db/schema/merges.ts';
import { refreshFamilies } from '../db/schema/sessions.ts';
import type { ApiError } from '../http/ApiError.ts';
import type { AppContext } from '../http/AppEnv.ts';
import type { Cookies } from '../http/cookies.ts';
import type { Authenticator, Session } from '../http/Session.ts';
import { mergedAway, noSession } from '../http/unauthorized.ts';
import { createRefreshTokens, type RefreshTokens } from './refreshTokens.ts';
import { createSessionTokens, type SessionDeps } from './sessionTokens.ts';
import type { SigningKeys } from './signingKeys.ts';

/** Sign-ins and their tokens. */
export interface Sessions extends Authenticator {
  readonly refresh: RefreshTokens;
  /** Is the browser's refresh cookie of the session's account? */
  isBound(context: AppContext, session: Session): Promise<boolean>;
  /** The session of the bearer token; null without a valid one. */
  find(context: AppContext): Promise<Session | null>;
  /** Signs a session token. */
  sign(user: Pick<UserRow, 'guid' | 'hash'>, familyId: string): Promise<string>;
  findUser(userId: number): Promise<UserRow | null>;
  /** The error for a bearer token that does not count. */
  refusal(context: AppContext): Promise<ApiError>;
}

const bearerOf = (context: AppContext): string | null =>
  /^Bearer ([\w-]+\.[\w-]+\.[\w-]+)$/.exec(context.req.header('authorization') ?? '')?.[1] ?? null;

export const createSessions = (
  deps: SessionDeps,
  keys: SigningKeys,
  cookies: Pick<Cookies, 'readRefresh'>,
): Sessions => {
  const { db } = deps;
  const tokens = createSessionTokens(deps, keys);
  const refresh = createRefreshTokens(deps);

  // Runs for every call, so it is built once. It is unnamed, because poolers need not keep prepared statements.
  const findSession = db
    .select({ user: users })
    .from(refreshFamilies)
    .innerJoin(users, eq(users.id, refreshFamilies.userId))
    .where(
      and(
        eq(refreshFamilies.id, sql.placeholder('sid')),
        isNull(refreshFamilies.revokedAt),
        eq(users.guid, sql.placeholder('guid')),
        isNull(users.mergedIntoId),
      ),
    )
    .prepare('');

  const find = async (context: AppContext): Promise<Session | null> => {
    const bearer = bearerOf(context);
    const claims = bearer === null ? null : await tokens.verify(bearer);
    if (claims === null) return null;
    // A sign-out ends the session at once, even if its token has not expired.
    const [row] = await findSession.execute({ sid: claims.sid, guid: claims.guid });
    return row === undefined ? null : { user: row.user, familyId: claims.sid };
  };

  const refusal = async (context: AppContext): Promise<ApiError> => {
    const bearer = bearerOf(context);
    const claims = bearer === null ? null : await tokens.verifyOld(bearer);
    if (claims === null) return noSession();
    const merges = await db.select().from(accountMerges).where(eq(accountMerges.guid, claims.guid));
    return merges.length > 0 ? mergedAway() : noSession();
  };

  const require = async (context: AppContext): Promise<Session> => {
    const session = await find(context);
    if (session === null) throw await refusal(context);
    return session;
  };

  const isBound = async (context: AppContext, { user }: Session): Promise<boolean> => {
    const token = cookies.readRefresh(context);
    return token !== undefined && (await refresh.peek(token))?.userId === user.id;
  };

  return {
    refresh,
    find,
    refusal,
    require,
    requireBound: async (context) => {
      const session = await require(context);
      if (!(await isBound(context, session))) throw noSession();
      return session;
    },
    isBound,
    sign: ({ guid, hash }, familyId) => tokens.sign({ guid, hash, sid: familyId }),
    findUser: async (userId) =>
      (
        await db
          .select()
          .from(users)
          .where(and(eq(users.id, userId), isNull(users.mergedIntoId)))
      )[0] ?? null,
  };
};
