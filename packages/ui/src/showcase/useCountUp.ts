'use client';

import { type RefObject, useEffect, useState } from 'react';
import { type CountPace, countAt, countEndMs } from './countUp.ts';

/** One number to count to, and how. */
export interface Count extends CountPace {
  readonly target: number;
}

/**
 * Counts several numbers up once their element is visible. Before that, on a server and under reduced motion they
 * have their final values, so that the page reads the same without scripts.
 */
export const useCountUp = (
  host: RefObject<HTMLElement | null>,
  counts: readonly Count[],
): readonly number[] => {
  const [elapsedMs, setElapsedMs] = useState(Number.POSITIVE_INFINITY);
  const endMs = countEndMs(counts);

  useEffect(() => {
    const element = host.current;
    if (!element || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    let frame = 0;
    const run = () => {
      const startMs = performance.now();
      const tick = (nowMs: number) => {
        setElapsedMs(nowMs - startMs);
        if (nowMs - startMs < endMs) frame = requestAnimationFrame(tick);
      };
      tick(startMs);
    };
    const watcher = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      watcher.disconnect();
      run();
    });
    watcher.observe(element);
    return () => {
      watcher.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [host, endMs]);

  return counts.map(({ target, ...pace }) => countAt(target, elapsedMs, pace));
};
