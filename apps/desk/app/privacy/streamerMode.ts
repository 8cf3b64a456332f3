import { safeStorage } from '@backbeat/sdk';
import { useSyncExternalStore } from 'react';

const storage = safeStorage(() => localStorage);
const storageKey = 'desk-streamer-mode';
const listeners = new Set<() => void>();

const read = (): boolean => storage.getItem(storageKey) === '1';

const subscribe = (tell: () => void): (() => void) => {
  listeners.add(tell);
  // Another tab of this browser has switched it.
  addEventListener('storage', tell);
  return () => {
    listeners.delete(tell);
    removeEventListener('storage', tell);
  };
};

/** Turns streamer mode on or off, in every tab of this browser. */
export const setStreamerMode = (isOn: boolean): void => {
  storage.setItem(storageKey, isOn ? '1' : '0');
  for (const tell of listeners) tell();
};

/** Whether viewers look on: then nothing of a person is on the page until it is asked for. */
export const useStreamerMode = (): boolean => useSyncExternalStore(subscribe, read, read);
