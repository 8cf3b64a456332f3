import { publicPages } from './publicPages.ts';

/** The addresses of public pages that have a page of their own: no aliases, nothing that is not found. */
export const ownPages: readonly string[] = Object.entries(publicPages)
  .filter(([, { isAlias = false, status = 200 }]) => !isAlias && status === 200)
  .map(([path]) => path);
