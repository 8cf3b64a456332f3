import type { Tab } from '../driver/Tab.ts';

/** Opens a page such that everything it complains about is heard: the first scripts may be faster than the driver. */
export const openHeard = async (tab: Tab, path: string): Promise<void> => {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    await tab.open(path);
    if (await tab.isHeardFromStart()) return;
  }
  throw new Error(`${path} was never heard from its start.`);
};
