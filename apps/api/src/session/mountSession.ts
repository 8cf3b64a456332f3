import { endpoints } from '@backbeat/sdk/contract';
import type { AppContext } from '../http/AppEnv.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { SignInParts } from './mountSignIn.ts';
import { noteReader } from './noteReader.ts';
import { familyLifetimeMs } from './refreshTokens.ts';

/** GET /v1/sso, /v1/session/binding, /v1/refresh and /logout: calls with the refresh cookie. */
export const mountSession = (
  mount: Mount,
  { db, config }: RouteDeps,
  parts: Pick<SignInParts, 'sessions' | 'cookies' | 'limiter'>,
): void => {
  const { sessions, cookies, limiter } = parts;
  const limit = (context: AppContext): Promise<void> =>
    limiter.consume(`session:${callerNetwork(context, config.trustedProxies)}`, config.limits.session);

  mount(endpoints.sso, async ({ context }) => {
    await limit(context);
    const token = cookies.readRefresh(context);
    return { ok: token !== undefined && (await sessions.refresh.peek(token)) !== null };
  });

  mount(endpoints.sessionBinding, async ({ context }) => {
    await limit(context);
    const session = await sessions.find(context);
    return { bound: session !== null && (await sessions.isBound(context, session)) };
  });

  mount(endpoints.refresh, async ({ context, headers, query }) => {
    await limit(context);
    const held = headers.RefreshToken;
    const token = held ?? cookies.readRefresh(context);
    const rotation = token === undefined ? null : await sessions.refresh.rotate(token);
    const user = rotation === null ? null : await sessions.findUser(rotation.userId);
    if (rotation === null || user === null) {
      if (held === undefined) cookies.dropRefresh(context);
      throw await sessions.refusal(context);
    }
    await noteReader(db, user, query);
    const answer = { token: await sessions.sign(user, rotation.familyId) };
    // Clients that send the refresh token in a header get the next one in the body.
    if (held !== undefined) return { ...answer, refresh_token: rotation.token };
    cookies.writeRefresh(context, rotation.token, familyLifetimeMs / 1000);
    return answer;
  });

  mount(endpoints.logout, async ({ context }) => {
    const token = cookies.readRefresh(context);
    if (token !== undefined) await sessions.refresh.revoke(token);
    const session = await sessions.find(context);
    if (session !== null) await sessions.refresh.revokeFamily(session.familyId);
    cookies.dropRefresh(context);
  });
};
