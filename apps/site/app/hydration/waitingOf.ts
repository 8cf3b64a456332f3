import { isPrivate } from '../seo/crawlerFiles.ts';

/**
 * What a page waits for before it fetches its scripts: its faces, the first paint alone where the scripts open what
 * the visitor came for, or nothing.
 */
export type Waiting = 'faces' | 'paint' | 'nothing';

/** Pages that are another one with a dialog over it. */
const dialogs = /^\/(?:login|sign-up)$/;

/**
 * How a page waits, by its path.
 *
 * @example
 * waitingOf('/pricing') // → 'faces'
 * waitingOf('/login') // → 'paint'
 * waitingOf('/checkout/premium') // → 'nothing'
 */
export const waitingOf = (path: string): Waiting => {
  if (isPrivate(path)) return 'nothing';
  return dialogs.test(path) ? 'paint' : 'faces';
};
