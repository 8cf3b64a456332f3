import type { PageChrome } from './SitePage.ts';

/** The frame of a page that leads nowhere else: a checkout, a partner's offer. */
export const bareChrome: Partial<PageChrome> = {
  navigation: false,
  account: false,
  signUp: false,
  footer: 'hidden',
};
