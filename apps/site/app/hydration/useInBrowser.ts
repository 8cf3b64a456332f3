import { startTransition, useEffect, useState } from 'react';
import { useIsHydrated } from './HydrationScope.tsx';
import { useWasPrerendered } from './useWasPrerendered.ts';

/**
 * What only the browser knows: in the prerendered page, until it is hydrated, what was prerendered; then, and at once
 * where nothing was prerendered, what is read. A transition after the one that hydrated: what was pressed early is
 * replayed first, since it may be gone then.
 *
 * @param read and `follow`, which subscribes to changes, have to stay the same from one drawing to the next
 * @example const environment = useInBrowser(readEnvironment, null);
 */
export const useInBrowser = <Value>(
  read: () => Value,
  prerendered: Value,
  follow?: (tell: () => void) => () => void,
): Value => {
  const wasPrerendered = useWasPrerendered();
  const isHydrated = useIsHydrated();
  const [value, setValue] = useState(() => (wasPrerendered ? prerendered : read()));
  useEffect(() => {
    if (wasPrerendered && !isHydrated) return;
    const update = () => setValue(read);
    startTransition(update);
    return follow?.(update);
  }, [read, follow, wasPrerendered, isHydrated]);
  return value;
};
