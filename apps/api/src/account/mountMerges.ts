import { endpoints } from '@backbeat/sdk/contract';
import type { Mount } from '../http/mount.ts';
import type { RouteDeps } from '../http/RouteDeps.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { Merges } from './createMerges.ts';

/** GET and PUT /v1/account/merge, POST /v1/account/merge/undo. */
export const mountMerges = (
  mount: Mount,
  { config }: Pick<RouteDeps, 'config'>,
  { merges, limiter }: { readonly merges: Merges; readonly limiter: RateLimiter },
): void => {
  mount(endpoints.accountMerge, async ({ session: { user } }) => merges.state(user));

  mount(endpoints.accountMergeConfirm, async ({ session, body: { wanted } }) => {
    await limiter.consume(`merge:${session.user.id}`, config.limits.merges);
    return wanted ? merges.confirm(session) : merges.withdraw(session.user);
  });

  mount(endpoints.accountMergeUndo, async ({ session, body }) => {
    await limiter.consume(`merge:${session.user.id}`, config.limits.merges);
    return merges.undo(session, body.merge_id);
  });
};
