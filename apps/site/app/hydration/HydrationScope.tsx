import { createContext, type ReactNode, Suspense, startTransition, use, useEffect, useState } from 'react';
import { optional } from '../analytics/optional.ts';
import { idle, layOutRest } from './lazyLayout.ts';
import { replayEvents } from './replayEvents.ts';

/** What can wait, but not for long: a newer release may take its file away. */
const LateParts = optional(async () => {
  await idle();
  return import('./LateParts.tsx');
});

/** That it changes makes React hydrate every boundary that it has not come to yet. */
const Hydrated = createContext(false);

/** Whether React has hydrated the whole page. */
export const useIsHydrated = (): boolean => use(Hydrated);

/**
 * Tells the inline loader when the whole page is hydrated, and how to replay the events before. React hydrates every
 * boundary before it sees a changed context, so when the effect of the change runs, all are.
 */
export const HydrationScope = ({ children }: { readonly children: ReactNode }) => {
  const [isHydrated, setIsHydrated] = useState(false);
  useEffect(() => startTransition(() => setIsHydrated(true)), []);
  useEffect(() => {
    if (!isHydrated) return;
    document.dispatchEvent(
      new CustomEvent('page-hydrated', {
        detail: import.meta.env.WITHOUT_STEP === 'event-replay' ? () => {} : replayEvents,
      }),
    );
    void layOutRest();
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
