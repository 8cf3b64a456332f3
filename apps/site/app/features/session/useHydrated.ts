import { startTransition, useEffect, useState } from 'react';

/** False in the prerendered page and in the first render over it, true soon after. */
export const useHydrated = (): boolean => {
  const [isHydrated, setHydrated] = useState(false);
  // As a transition: taking over the page is one piece of work already.
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
};
