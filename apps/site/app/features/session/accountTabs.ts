import { brand } from '@backbeat/domain';
import { type Change, changedBy, isChange, reloadChanged } from '@backbeat/sdk/query';
import type { QueryClient } from '@tanstack/react-query';
import { openChannel } from '../../browserStorage.ts';

/** Keeps the tabs of one browser in step about the account. Signing out is the session's own business. */
export interface AccountTabs {
  /** Says what was changed by no mutation: it is loaded anew, here and in the other tabs. */
  readonly changed: (cache: QueryClient, change: Change) => void;
  /**
   * Tells of every mutation of the cache that changes something, and loads anew what other tabs have changed; then
   * `onHeard` is called. Returns how to stop.
   */
  readonly follow: (cache: QueryClient, onHeard: () => void) => () => void;
}

/**
 * The tabs of this browser. A message is the name of a change and carries no data: each tab asks the api itself.
 *
 * @param channel how the tabs reach each other; null where the browser has no such thing
 */
export const createAccountTabs = (
  channel: BroadcastChannel | null = openChannel(`${brand.slug}.account`),
): AccountTabs => ({
  changed: (cache, change) => {
    channel?.postMessage(change);
    void reloadChanged(cache, change);
  },
  follow: (cache, onHeard) => {
    const hear = ({ data }: MessageEvent<unknown>) => {
      if (!isChange(data)) return;
      void reloadChanged(cache, data);
      onHeard();
    };
    const stopTelling = cache.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'success') return;
      const name = event.mutation.options.mutationKey?.[0];
      if (isChange(name) && changedBy[name].length > 0) channel?.postMessage(name);
    });
    channel?.addEventListener('message', hear);
    return () => {
      stopTelling();
      channel?.removeEventListener('message', hear);
    };
  },
});
