/**
 * The pages of the site that letters lead to. All of them ask to sign in where they show something private, so that no
 * link carries a session.
 *
 * @example letterPaths.includes('/settings/invoices') // → true
 */
export const letterPaths = [
  '/',
  '/certificate/:code',
  '/claims',
  '/covered',
  '/gifts/:code',
  '/merge',
  '/privacy',
  '/settings',
  '/settings/gifts',
  '/settings/identity',
  '/settings/invoices',
  '/settings/notifications',
  '/settings/subscription',
  '/song-requests',
  '/withdraw',
] as const;

/** @see letterPaths */
type LetterPath = (typeof letterPaths)[number];

/** What a page is asked for. */
export interface LetterTarget {
  readonly to: LetterPath;
  /** In the place of `:code`. */
  readonly code?: string;
  /** Of an invoice. */
  readonly number?: string;
}

/** The address of a page on the site. */
export const siteAddress = (siteUrl: string, { to, code = '', number }: LetterTarget): string => {
  const address = new URL(to.replace(':code', encodeURIComponent(code)), siteUrl);
  if (number !== undefined) address.searchParams.set('number', number);
  return address.href;
};
