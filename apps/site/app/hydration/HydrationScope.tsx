import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { stopSpeculation } from '../document/speculation.ts';
import { nameManifest } from '../seo/nameManifest.ts';
import { layOutRest } from './lazyLayout.ts';
import { replayEvents } from './replayEvents.ts';

/** That it changes makes React hydrate every boundary that it has not come to yet. */
const Hydrated = createContext(false);

/** Whether React has hydrated the whole page. */
export const useIsHydrated = (): boolean => use(Hydrated);

/**
 * Tells the inline loader that the page answers now, and how to replay what was done too early. Before a boundary that
 * is not hydrated yet may see another context, React hydrates it: so when the effect of the changed context runs,
 * none is left.
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
    stopSpeculation();
    nameManifest();
    void layOutRest();
  }, [isHydrated]);
  return <Hydrated value={isHydrated}>{children}</Hydrated>;
};
