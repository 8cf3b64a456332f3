import * as z from 'zod/mini';
import type { SessionStorageArea, TabChannel } from './Session.ts';
import { safeStorage } from './safeStorage.ts';

const tabMessageSchema = z.discriminatedUnion('type', [
  /** This tab got a new token; the others can use it too. */
  z.object({ type: z.literal('token'), token: z.string() }),
  /** This tab asked for a new token and got none; `refused`: the api refused it with the answer `body`. */
  z.object({ type: z.literal('refresh-failed'), refused: z.boolean(), body: z.exactOptional(z.unknown()) }),
  /** The api refused this token with this answer: the tabs that have it are signed out too. */
  z.object({ type: z.literal('token-refused'), token: z.string(), body: z.exactOptional(z.unknown()) }),
  /** The person signed out. */
  z.object({ type: z.literal('signed-out') }),
]);

/** What the tabs of one browser tell each other. */
export type TabMessage = z.output<typeof tabMessageSchema>;

/** Reads a message of another tab; `null` for any other message. */
export const readTabMessage = (message: unknown): TabMessage | null =>
  z.safeParse(tabMessageSchema, message).data ?? null;

/** Tabs that talk through a BroadcastChannel. */
export const broadcastTabs = (channel: BroadcastChannel): TabChannel => ({
  post: (message) => channel.postMessage(message),
  subscribe: (listener) => {
    const onMessage = ({ data }: MessageEvent<unknown>) => listener(data);
    channel.addEventListener('message', onMessage);
    return () => channel.removeEventListener('message', onMessage);
  },
});

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
