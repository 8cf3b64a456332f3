import { startTransition, useEffect, useState } from 'react';
import { useIsTakenOver } from './AliveScope.tsx';
import { useWasServed } from './useWasServed.ts';

/**
 * What only the browser knows: in the prerendered page, until it is hydrated, what was served; then, and at once where
 * nothing was served, what is read. A transition after the one that hydrated: what was pressed early is done again
 * first, since it may be gone then.
 *
 * @param read and `follow`, which subscribes to changes, have to stay the same from one drawing to the next
 * @example const environment = useInBrowser(readEnvironment, null);
 */
export const useInBrowser = <Value>(
  read: () => Value,
  served: Value,
  follow?: (tell: () => void) => () => void,
): Value => {
  const wasServed = useWasServed();
  const isHydrated = useIsTakenOver();
  const [value, setValue] = useState(() => (wasServed ? served : read()));
  useEffect(() => {
    if (wasServed && !isHydrated) return;
    const update = () => setValue(read);
    startTransition(update);
    return follow?.(update);
  }, [read, follow, wasServed, isHydrated]);
  return value;
};
