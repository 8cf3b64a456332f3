/**
 * Waits, so that a call that is no longer wanted is never made: rejects with the signal's reason when that ends
 * first.
 */
export const pause = (timeMs: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const abort = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener('abort', abort);
      resolve();
    }, timeMs);
    if (signal?.aborted) abort();
    signal?.addEventListener('abort', abort, { once: true });
  });
