import { startTransition, useEffect, useState } from 'react';
import { useWasServed } from './useWasServed.ts';

/**
 * What only the browser knows: in the prerendered page and in the first render over it, what was served; soon after,
 * and at once where nothing was served, what is read. As a transition: the browser is to answer while the rest of the
 * page is taken over.
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
  const [value, setValue] = useState(() => (wasServed ? served : read()));
  useEffect(() => {
    const update = () => setValue(read);
    startTransition(update);
    return follow?.(update);
  }, [read, follow]);
  return value;
};
