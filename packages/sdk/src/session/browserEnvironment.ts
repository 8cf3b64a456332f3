import type { SessionLocks, SessionOptions, SessionStorageArea } from './Session.ts';
import { safeStorage } from './safeStorage.ts';
import { storageKeys } from './storageKeys.ts';
import { broadcastTabs, type StorageEventWindow, storageEventTabs } from './tabs.ts';

/** The parts of a window that a session uses. */
export interface SessionWindow extends StorageEventWindow {
  readonly location: Pick<Location, 'href' | 'replace'>;
  readonly history: Pick<History, 'state' | 'replaceState'>;
  readonly sessionStorage: SessionStorageArea;
  readonly navigator: { readonly locks?: SessionLocks };
  readonly BroadcastChannel?: typeof BroadcastChannel;
}

/** A channel between tabs; null where there is none, or where a browser that blocks storage forbids it. */
const openChannel = ({ BroadcastChannel }: SessionWindow): BroadcastChannel | null => {
  try {
    return BroadcastChannel ? new BroadcastChannel(storageKeys.token) : null;
  } catch {
    return null;
  }
};

/**
 * Everything a session needs of a browser window.
 *
 * @param go how to go on without a press, so that Back does not lead here again. @default `location.replace`
 * @example
 * const session: Session = createSession({ client, ...browserEnvironment(window) });
 */
export const browserEnvironment = (
  window: SessionWindow,
  go: (target: string) => void = (target) => window.location.replace(target),
): Required<Pick<SessionOptions, 'storage' | 'navigation' | 'tabs'>> & Pick<SessionOptions, 'locks'> => {
  const channel = openChannel(window);
  const { locks } = window.navigator;
  return {
    storage: safeStorage(() => window.sessionStorage),
    navigation: {
      href: () => window.location.href,
      replace: (href) => window.history.replaceState(window.history.state, '', href),
      go,
    },
    tabs: channel ? broadcastTabs(channel) : storageEventTabs(window, `${storageKeys.token}.ended`),
    ...(locks && { locks }),
  };
};
