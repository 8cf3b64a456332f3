import { safeStorage } from '@backbeat/sdk';

/** What this tab keeps; where the browser forbids that, until the page is left. */
export const tabStorage = safeStorage(() => sessionStorage);

/** What this browser keeps for all its tabs; where it forbids that, this page keeps it until it is left. */
export const deviceStorage = safeStorage(() => localStorage);

/** How the tabs reach each other; null where the browser has no such thing, or forbids it with its storage. */
export const openChannel = (name: string): BroadcastChannel | null => {
  try {
    return new BroadcastChannel(name);
  } catch {
    return null;
  }
};
