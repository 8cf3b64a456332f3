declare global {
  interface DocumentEventMap {
    /** The page is about to be loaded anew; whoever must not be interrupted prevents it. */
    'page-reload': Event;
  }
}

/** What stands in the way of a page that wants another file, and where it does. */
interface Problem {
  readonly kind: 'failed' | 'unreachable';
  readonly at: string;
}

const waitMs = 200;
const listeners = new Set<() => void>();
let problem: Problem | null = null;

const show = (next: Problem | null): void => {
  problem = next;
  for (const notify of listeners) notify();
};

/** The problem of now, as React follows it. */
export const problemStore = {
  get: (): Problem | null => problem,
  subscribe: (notify: () => void) => {
    listeners.add(notify);
    return () => void listeners.delete(notify);
  },
  /** Another page that could be had needs no notice. */
  dropOf: (address: string): void => {
    if (problem !== null && problem.at !== address) show(null);
  },
};

/** Keeps the page from being loaded anew until some work is done. */
export const holdReload = <T>(work: Promise<T>): Promise<T> => {
  const hold = (event: Event) => event.preventDefault();
  document.addEventListener('page-reload', hold);
  return work.finally(() => document.removeEventListener('page-reload', hold));
};

/** Asks everybody whether a reload would interrupt something. */
const isReloadHeld = (): boolean => !document.dispatchEvent(new Event('page-reload', { cancelable: true }));

const isReachable = (): Promise<boolean> =>
  fetch(window.location.href, { method: 'HEAD', cache: 'no-cache' }).then(
    () => true,
    () => false,
  );

/** The notice says why the page stays as it is, or the page is loaded anew, where somebody answers. */
const loadAnew = async (mayLoad: boolean): Promise<boolean> => {
  const isThere = await isReachable();
  if (mayLoad && isThere) {
    // Who leaves a page has been asked already.
    const letGo = (event: Event) => event.stopImmediatePropagation();
    window.addEventListener('beforeunload', letGo, { capture: true, once: true });
    window.location.reload();
    return true;
  }
  show({ kind: isThere ? 'failed' : 'unreachable', at: window.location.href });
  return false;
};

/** Loads the page of the address anew; false, with a notice, where that would interrupt something or nobody answers. */
export const openAnew = (): Promise<boolean> => loadAnew(!isReloadHeld());

/** The same because somebody wants it, as soon as nothing is under way. */
export const loadAgain = async (): Promise<void> => {
  while (isReloadHeld()) await new Promise((resolve) => setTimeout(resolve, waitMs));
  await loadAnew(true);
};

/**
 * A file of this release. When it is gone, a notice offers to load the page anew, and this rejects.
 *
 * @example const { draw } = await releaseFile(import('./draw.ts'));
 */
export const releaseFile = <T>(file: Promise<T>): Promise<T> =>
  file.catch(async (error: unknown) => {
    await loadAnew(false);
    throw error;
  });
