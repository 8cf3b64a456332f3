import { type ReactElement, Suspense, startTransition, useEffect, useState } from 'react';
import { optional } from '../analytics/optional.ts';
import { Hydrated } from './isHydrated.ts';
import { replayEvents } from './replayEvents.ts';

/** When the browser has nothing else to do, or two seconds have passed: a busy one is never idle. */
const idle = () =>
  new Promise<unknown>((resolve) =>
    'requestIdleCallback' in window ? requestIdleCallback(resolve, { timeout: 2000 }) : setTimeout(resolve),
  );

/** What can wait, but not for long: a newer release may take its file away. */
const LateParts = optional(async () => {
  await idle();
  return import('./LateParts.tsx');
});

/**
 * Tells the inline loader when the whole page is hydrated, and how to replay the events before. React hydrates every
 * boundary before it sees a changed context, so when the effect of the change runs, all are.
 */
export const HydrationScope = ({ children }: { readonly children: ReactElement }) => {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  useEffect(() => {
    if (isHydrated) document.dispatchEvent(new CustomEvent('page-hydrated', { detail: replayEvents }));
  }, [isHydrated]);
  return (
    <Hydrated value={isHydrated}>
      {children}
      {isHydrated && (
        <Suspense>
          <LateParts />
        </Suspense>
      )}
    </Hydrated>
  );
};
