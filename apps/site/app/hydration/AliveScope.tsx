import { createContext, type ReactNode, startTransition, use, useEffect, useState } from 'react';
import { stopSpeculation } from '../document/speculation.ts';
import { nameManifest } from '../seo/nameManifest.ts';
import { doAgain } from './doAgain.ts';
import { layOutRest } from './lazyLayout.ts';

/** That it changes makes React take over every boundary that it has not come to yet. */
const TakenOver = createContext(false);

/** Whether React has taken the whole page over that was served. */
export const useIsTakenOver = (): boolean => use(TakenOver);

/**
 * Tells the inline loader that the page answers now, and how to do again what was done too early. Before a boundary that
 * is not taken over yet may see another context, React takes it over: so when the effect of the changed context runs,
 * none is left.
 */
export const AliveScope = ({ children }: { readonly children: ReactNode }) => {
  const [isTakenOver, setIsTakenOver] = useState(false);
  useEffect(() => startTransition(() => setIsTakenOver(true)), []);
  useEffect(() => {
    if (!isTakenOver) return;
    document.dispatchEvent(
      new CustomEvent('page-alive', {
        detail: import.meta.env.WITHOUT_STEP === 'event-replay' ? () => {} : doAgain,
      }),
    );
    stopSpeculation();
    nameManifest();
    void layOutRest();
  }, [isTakenOver]);
  return <TakenOver value={isTakenOver}>{children}</TakenOver>;
};
