import { brand } from '@backbeat/domain';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';
import { claimsEntry, coveredEntry, giftsEntry, invoicesEntry, lettersEntry } from './menuEntries.ts';

const inSettings = { layout: 'settings', firstCalls: ['me', 'account'], words: homeWords } as const;
const wordsOf = (title: string) => ({ ...homeWords, title: `${title} | ${brand.name}` });

export const settingsPages: readonly SitePage[] = [
  { ...inSettings, path: '/settings', view: 'settings/overview' },
  { ...inSettings, path: '/settings/profile', view: 'settings/profile' },
  {
    ...inSettings,
    path: '/settings/subscription',
    view: 'settings/subscription',
    firstCalls: ['me', 'account', 'premiumCard'],
  },
  {
    ...inSettings,
    path: invoicesEntry.href,
    view: 'settings/invoices',
    words: wordsOf(invoicesEntry.label),
  },
  {
    ...inSettings,
    path: claimsEntry.href,
    view: 'settings/claims',
    words: wordsOf(claimsEntry.label),
  },
  { ...inSettings, path: giftsEntry.href, view: 'settings/gifts', words: wordsOf(giftsEntry.label) },
  { ...inSettings, path: '/settings/identity', view: 'settings/identity' },
  {
    ...inSettings,
    path: lettersEntry.href,
    view: 'settings/notifications',
    words: wordsOf(lettersEntry.label),
  },
  {
    ...inSettings,
    path: '/covered',
    view: 'settings/covered',
    firstCalls: [],
    words: wordsOf(coveredEntry.label),
  },
  { ...inSettings, path: '/settings/*', view: 'settings/overview' },
  // What opens in the popup.
  {
    path: '/settings/profile/link',
    view: 'settings/profile-link',
    firstCalls: ['me', 'account'],
    words: homeWords,
    chrome: null,
  },
];
