import { withoutFinalSlash } from '../../navigation/withoutFinalSlash.ts';

/** A page of the area, and what it says to whoever is not signed in; others send them home. */
export interface MenuEntry {
  readonly href: string;
  readonly label: string;
  /** What is half typed there survives a session that ends in the middle. */
  readonly keepsTyped?: true;
  readonly invitation?: { readonly title: string; readonly text: string };
}

/** Months for others. */
export const giftsEntry: MenuEntry = {
  href: '/settings/gifts',
  label: 'Gifts',
  invitation: {
    title: 'Give months of Premium',
    text: 'For a raid, a giveaway or one friend: you buy months, share one link, and see who has claimed. What nobody claims is refunded.',
  },
};

/** What we write to somebody. */
export const lettersEntry: MenuEntry = {
  href: '/settings/notifications',
  label: 'Notifications',
  invitation: {
    title: 'Choose which letters you get',
    text: 'Sign in to see what we write to you and why, and to turn off what you do not want.',
  },
};

/** What was billed. */
export const invoicesEntry: MenuEntry = { href: '/settings/invoices', label: 'Invoices' };

/** Claims on videos. */
export const claimsEntry: MenuEntry = {
  href: '/claims',
  label: 'Claims',
  invitation: {
    title: 'Did a video of yours get a claim?',
    text: 'Sign in and paste its address: you see whether it was covered, why, and what we do about it.',
  },
};

const overviewEntry: MenuEntry = { href: '/settings', label: 'Account Overview' };

/** The settings pages, in the order of the menu. */
export const menuEntries: readonly MenuEntry[] = [
  overviewEntry,
  { href: '/settings/profile', label: 'Edit profile', keepsTyped: true },
  { href: '/settings/subscription', label: 'Subscription' },
  invoicesEntry,
  claimsEntry,
  giftsEntry,
  { href: '/settings/identity', label: 'Connections' },
  lettersEntry,
];

/** The page that is reached from the overview and from chat: it invites whoever is not signed in. */
export const coveredEntry: MenuEntry = {
  href: '/covered',
  label: 'Am I covered?',
  invitation: {
    title: 'Are you covered right now?',
    text: 'One light says whether your plan covers your channel, until when, and what to do if not.',
  },
};

/**
 * The page of the account that an address belongs to; an unknown one shows the overview.
 *
 * @example currentEntry('/settings/profile/').label // → 'Edit profile'
 */
export const currentEntry = (pathname: string): MenuEntry => {
  const path = withoutFinalSlash(pathname);
  return [...menuEntries, coveredEntry].find(({ href }) => href === path) ?? overviewEntry;
};
