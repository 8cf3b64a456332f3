import { safeStorage } from '@backbeat/sdk';
import { type EndReason, endReason, idleMs } from './endReason.ts';

/** Of all tabs: they share the session, so one that is used keeps it for the others. */
const storage = safeStorage(() => localStorage);
const usedKey = 'desk-used-at';

/** Names the session in each call; `null` before the api has said it. */
let sessionId: string | null = null;
let endsAtMs: number | null = null;
/** Why the api takes the session no more; `null` while it does. */
let ended: EndReason | null = null;
const listeners = new Set<() => void>();

const readUsedAt = (): number | null => {
  const kept = Number(storage.getItem(usedKey) ?? Number.NaN);
  return Number.isFinite(kept) ? kept : null;
};

/** The session of this tab. Its end is a store for `useSyncExternalStore`. */
export const sessionState = {
  id: (): string | null => sessionId,
  ended: (): EndReason | null => ended,
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
  begin: (id: string, endsAt: string): void => {
    sessionId = id;
    endsAtMs = Date.parse(endsAt);
  },
  /** The api has answered: from then on the half hour counts. */
  used: (): void => storage.setItem(usedKey, String(Date.now())),
  /** How long the session has until it ends for want of use, as far as this browser knows. */
  idleLeftMs: (): number => (readUsedAt() ?? Date.now()) + idleMs - Date.now(),
  end: (reason?: EndReason): void => {
    if (ended !== null) return;
    ended = reason ?? endReason({ usedAtMs: readUsedAt(), endsAtMs, atMs: Date.now() });
    sessionId = null;
    storage.removeItem(usedKey);
    for (const tell of listeners) tell();
  },
} as const;
