import { useInBrowser } from '../../hydration/useInBrowser.ts';

const yes = () => true;

/** False in the prerendered page and in the first render over it, true soon after. */
export const useHydrated = (): boolean => useInBrowser(yes, false);
