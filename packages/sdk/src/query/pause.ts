/**
 * Waits before a call, so that an aborted one is never sent: rejects with the signal's reason.
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
