import { brand } from '@backbeat/domain';
import { queryKeys } from '@backbeat/sdk/query';
import type { QueryClient } from '@tanstack/react-query';

const changed = 'account-changed';

/** What changes an account, and so what the other tabs show of it. */
const changes: ReadonlySet<unknown> = new Set([
  'usernameUpdate',
  'identityDefault',
  'premiumCancel',
  'premiumStart',
  'planChange',
  'premiumCardUpdate',
  'redeem',
  'billingDetailsUpdate',
  'accountMergeConfirm',
  'accountMergeUndo',
]);

/** Keeps the tabs of one browser in step about the account. Signing out is the session's own business. */
export interface AccountTabs {
  /** Tells the other tabs that the account is not what it was. */
  readonly tell: () => void;
  /** Tells of every change that the cache makes, and reads anew what other tabs have changed. Returns how to stop. */
  readonly follow: (cache: QueryClient) => () => void;
}

/** Null where the browser has no such thing, or forbids it with its storage. */
const openChannel = (): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(`${brand.slug}.account`);
  } catch {
    return null;
  }
};

/**
 * The tabs of this browser. A message carries no data: each tab asks the api itself.
 *
 * @param channel how the tabs reach each other; null where the browser has no such thing
 */
export const createAccountTabs = (channel: BroadcastChannel | null = openChannel()): AccountTabs => {
  const tell = () => channel?.postMessage(changed);
  return {
    tell,
    follow: (cache) => {
      const hear = (event: MessageEvent<unknown>) => {
        if (event.data === changed) void cache.invalidateQueries({ queryKey: queryKeys.personal });
      };
      const stopTelling = cache.getMutationCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'success') return;
        if (changes.has(event.mutation.options.mutationKey?.[0])) tell();
      });
      channel?.addEventListener('message', hear);
      return () => {
        stopTelling();
        channel?.removeEventListener('message', hear);
      };
    },
  };
};
