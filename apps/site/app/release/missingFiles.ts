declare global {
  interface DocumentEventMap {
    /** The page is about to be loaded anew by itself; whoever must not be interrupted prevents it. */
    'page-reload': Event;
  }
}

/** Keeps the page from being loaded anew by itself until some work is done. */
export const holdReload = <T>(work: Promise<T>): Promise<T> => {
  const hold = (event: Event) => event.preventDefault();
  document.addEventListener('page-reload', hold);
  return work.finally(() => document.removeEventListener('page-reload', hold));
};

/**
 * What is done when a file of this release cannot be had, once the page has what that takes (ReleaseWatch); it never
 * settles where the page is loaded anew.
 */
export const recovery: { current: (() => Promise<void>) | null } = { current: null };

/**
 * A file of this release. When it is gone the page is loaded anew, once, and this never settles; where that would not
 * help, a notice says so, and this rejects.
 *
 * @example const { draw } = await releaseFile(import('./draw.ts'));
 */
export const releaseFile = <T>(file: Promise<T>): Promise<T> =>
  file.catch(async (error: unknown) => {
    await recovery.current?.();
    throw error;
  });
