import { brand } from '@backbeat/domain';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';
import { coveredEntry, giftsEntry, invoicesEntry } from './menuEntries.ts';

export const settingsPages: readonly SitePage[] = [
  { path: '/settings', view: 'settings/overview', layout: 'settings', words: homeWords },
  { path: '/settings/profile', view: 'settings/profile', layout: 'settings', words: homeWords },
  { path: '/settings/subscription', view: 'settings/subscription', layout: 'settings', words: homeWords },
  {
    path: invoicesEntry.href,
    view: 'settings/invoices',
    layout: 'settings',
    words: { ...homeWords, title: `${invoicesEntry.label} | ${brand.name}` },
  },
  {
    path: giftsEntry.href,
    view: 'settings/gifts',
    layout: 'settings',
    words: { ...homeWords, title: `${giftsEntry.label} | ${brand.name}` },
  },
  { path: '/settings/identity', view: 'settings/identity', layout: 'settings', words: homeWords },
  {
    path: '/covered',
    view: 'settings/covered',
    layout: 'settings',
    words: { ...homeWords, title: `${coveredEntry.label} | ${brand.name}` },
  },
  { path: '/settings/*', view: 'settings/overview', layout: 'settings', words: homeWords },
  // What opens in the popup.
  { path: '/settings/profile/link', view: 'settings/profile-link', words: homeWords, chrome: null },
];
