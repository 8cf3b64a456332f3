import { setTimeout as wait } from 'node:timers/promises';

/** Waits until something is true. */
export const until = async (isTrue: () => Promise<boolean>): Promise<void> => {
  while (!(await isTrue())) await wait(20);
};
