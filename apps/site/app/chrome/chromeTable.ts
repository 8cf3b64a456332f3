import { withoutFinalSlash } from '../navigation/withoutFinalSlash.ts';

/** What of the frame a page shows. */
export interface PageChrome {
  /** Where the header stands: over the ground, or over a pink band. */
  readonly header: 'on-band' | 'on-ground';
  /** Menu entries in the header. */
  readonly navigation: boolean;
  /** Sign in or the account menu in the header. */
  readonly account: boolean;
  /** A sign-up button beside it. */
  readonly signUp: boolean;
  readonly footer: 'full' | 'minimal' | 'hidden';
}

const full: PageChrome = {
  header: 'on-ground',
  navigation: true,
  account: true,
  signUp: true,
  footer: 'full',
};
const bare: PageChrome = {
  header: 'on-ground',
  navigation: false,
  account: false,
  signUp: false,
  footer: 'hidden',
};

/** Pages that hide part of the frame; every other page shows all of it. */
const exceptions: Readonly<Record<string, PageChrome>> = {
  '/free-trial': { ...full, navigation: false, footer: 'minimal' },
  '/vidcon': { ...full, header: 'on-band' },
  '/which-plan-is-best': { ...full, footer: 'hidden' },
  '/checkout/premium': bare,
  '/checkout/premiumdownloads': bare,
  '/pipelinegg': bare,
};

/** Pages without any frame at all. */
const blankPaths: readonly string[] = ['/settings/profile/link'];

/**
 * The frame of a page, by its path; null for a blank page.
 *
 * @example
 * pageChrome('/checkout/premium')?.footer // → 'hidden'
 */
export const pageChrome = (pathname: string): PageChrome | null => {
  const path = withoutFinalSlash(pathname);
  return blankPaths.includes(path) ? null : (exceptions[path] ?? full);
};
