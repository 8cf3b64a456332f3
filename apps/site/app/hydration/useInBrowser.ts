import { startTransition, useEffect, useState, useSyncExternalStore } from 'react';
import { useIsHydrated } from './isHydrated.ts';

const never = () => () => {};

/**
 * Whether the browser had this place from the prerendered page when React came to it. React asks for the server's
 * snapshot only then; the answer is kept, so that it does not draw the place once more for another one.
 */
const useWasPrerendered = (): boolean => {
  const [answer] = useState<{ wasPrerendered?: boolean }>({});
  return useSyncExternalStore(
    never,
    () => (answer.wasPrerendered ??= false),
    () => (answer.wasPrerendered ??= true),
  );
};

/**
 * What only the browser knows: the prerendered value until the page is hydrated, then what is read. It changes in a
 * transition of its own, after the replay, since what was pressed early may be gone by then.
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
