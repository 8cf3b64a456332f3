import type { SessionStorageArea, TabChannel } from './Session.ts';
import { safeStorage } from './safeStorage.ts';
import { readTabMessage } from './tabMessage.ts';

type StorageListener = (event: Pick<StorageEvent, 'key' | 'newValue'>) => void;

/** Local storage, and the event that other windows fire when they change it. */
export interface StorageEventWindow {
  readonly localStorage: SessionStorageArea;
  readonly addEventListener: (type: 'storage', listener: StorageListener) => void;
  readonly removeEventListener: (type: 'storage', listener: StorageListener) => void;
}

/**
 * Tabs that hear of a sign-out through local storage, for browsers without BroadcastChannel. Tokens never travel
 * this way, because local storage outlives the tabs.
 */
export const storageEventTabs = (window: StorageEventWindow, key: string): TabChannel => {
  const local = safeStorage(() => window.localStorage);
  return {
    post: (message) => {
      if (readTabMessage(message)?.type !== 'signed-out') return;
      local.setItem(key, 'signed-out');
      local.removeItem(key);
    },
    subscribe: (listener) => {
      const hear: StorageListener = (event) => {
        if (event.key === key && event.newValue === 'signed-out') listener({ type: 'signed-out' });
      };
      window.addEventListener('storage', hear);
      return () => window.removeEventListener('storage', hear);
    },
  };
};
