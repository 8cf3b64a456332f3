import { createContext, startTransition, use, useEffect, useState } from 'react';

/** That it changes makes React hydrate every boundary that it has not come to yet. */
export const Hydrated = createContext(false);

/** Whether React has hydrated the whole page. */
export const useIsHydrated = (): boolean => use(Hydrated);

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
  const isHydrated = useIsHydrated();
  const [value, setValue] = useState(() => (isHydrated ? read() : prerendered));
  useEffect(() => {
    if (!isHydrated) return;
    const update = () => setValue(read);
    startTransition(update);
    return follow?.(update);
  }, [read, follow, isHydrated]);
  return value;
};
