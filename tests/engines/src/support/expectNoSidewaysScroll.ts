import { expect } from 'vitest';
import type { Tab } from '../driver/Tab.ts';

const sidewaysScroll = (tab: Tab) => tab.run(() => document.documentElement.scrollWidth - innerWidth);

/** Nothing of the page lies beside the window: as wide as it is now, and as wide as the smallest phone. */
export const expectNoSidewaysScroll = async (tab: Tab): Promise<void> => {
  expect(await sidewaysScroll(tab), 'beside the window').toBeLessThanOrEqual(0);
  await tab.resize(320, 640);
  expect(await sidewaysScroll(tab), 'at 320 px').toBeLessThanOrEqual(0);
};
