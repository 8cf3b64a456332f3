import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { webManifestPath } from '../seo/webManifest.ts';
import { layOutRest } from './lazyLayout.ts';
import { replayEvents } from './replayEvents.ts';

/** Files that would be asked for before the page is painted if it named them. Until then the tab shows `/favicon.ico`. */
const lateFiles = { icon: '/favicon.svg', manifest: webManifestPath } as const;

const nameLateFiles = (): void => {
  for (const [rel, href] of Object.entries(lateFiles))
    document.head.append(Object.assign(document.createElement('link'), { rel, href }));
};

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
    nameLateFiles();
    void layOutRest();
  }, [isHydrated]);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
};
