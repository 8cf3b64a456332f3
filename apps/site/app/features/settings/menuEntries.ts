import { withoutFinalSlash } from '../../navigation/withoutFinalSlash.ts';

/** The settings pages, in the order of the menu. */
export const menuEntries = [
  { href: '/settings', label: 'Account Overview' },
  { href: '/settings/profile', label: 'Edit profile' },
  { href: '/settings/subscription', label: 'Subscription' },
  { href: '/settings/invoices', label: 'Invoices' },
  { href: '/settings/identity', label: 'Connections' },
] as const;

/** The page that is reached from the overview and from chat: it invites whoever is not signed in. */
export const coveredEntry = { href: '/covered', label: 'Am I covered?' } as const;

/**
 * The page of the account that an address belongs to; an unknown one shows the overview.
 *
 * @example currentEntry('/settings/profile/').label // → 'Edit profile'
 */
export const currentEntry = (pathname: string) => {
  const path = withoutFinalSlash(pathname);
  return [...menuEntries, coveredEntry].find(({ href }) => href === path) ?? menuEntries[0];
};
