import { withoutFinalSlash } from '../../navigation/withoutFinalSlash.ts';

/** The settings pages, in the order of the menu. */
export const menuEntries = [
  { href: '/settings', label: 'Account Overview' },
  { href: '/settings/profile', label: 'Edit profile' },
  { href: '/settings/subscription', label: 'Subscription' },
  { href: '/settings/invoices', label: 'Invoices' },
  { href: '/settings/identity', label: 'Connections' },
] as const;

/**
 * The entry that an address below /settings belongs to; an unknown one shows the overview.
 *
 * @example currentEntry('/settings/profile/').label // → 'Edit profile'
 */
export const currentEntry = (pathname: string) => {
  const path = withoutFinalSlash(pathname);
  return menuEntries.find(({ href }) => href === path) ?? menuEntries[0];
};
