import { affiliatePage } from '../features/affiliate/page.ts';
import { artistsPage } from '../features/artists/page.ts';
import { audiencePages } from '../features/audiences/pages.ts';
import { certificatePages } from '../features/certificate/pages.ts';
import { checkoutPages } from '../features/checkout/pages.ts';
import { conventionPage } from '../features/convention/page.ts';
import { downloadPage } from '../features/download/page.ts';
import { explainerPage } from '../features/explainer/page.ts';
import { freeTrialPage } from '../features/free-trial/page.ts';
import { giftPage } from '../features/gift/page.ts';
import { giftCardPage } from '../features/gift-card/page.ts';
import { homePages } from '../features/home/pages.ts';
import { legalPages } from '../features/legal/pages.ts';
import { mergeOfferPage } from '../features/merge/page.ts';
import { notFoundPages } from '../features/not-found/pages.ts';
import { partnerPage } from '../features/partner/page.ts';
import { twitchPage } from '../features/platform-offer/page.ts';
import { playingPage } from '../features/playing/page.ts';
import { priceChangesPage } from '../features/price-changes/page.ts';
import { pricingPage } from '../features/pricing/page.ts';
import { proPage } from '../features/pro/page.ts';
import { proCheckoutPage } from '../features/pro-checkout/page.ts';
import { logoutPage } from '../features/session/page.ts';
import { settingsPages } from '../features/settings/pages.ts';
import { songRequestsPage } from '../features/song-requests/page.ts';
import { thankYouPages } from '../features/thank-you/pages.ts';
import { unsubscribePage } from '../features/unsubscribe/page.ts';
import { whichPlanPage } from '../features/which-plan/page.ts';
import { withdrawalPage } from '../features/withdrawal/page.ts';
import type { ListedPage, SitePage } from './SitePage.ts';

/** Every address that has a page, in the order in which people meet them. All that names pages is derived from here. */
export const sitePages: readonly SitePage[] = [
  ...homePages,
  explainerPage,
  pricingPage,
  whichPlanPage,
  priceChangesPage,
  ...audiencePages,
  proPage,
  artistsPage,
  freeTrialPage,
  twitchPage,
  conventionPage,
  partnerPage,
  affiliatePage,
  giftCardPage,
  downloadPage,
  songRequestsPage,
  ...legalPages,
  withdrawalPage,
  ...certificatePages,
  giftPage,
  ...checkoutPages,
  proCheckoutPage,
  ...thankYouPages,
  logoutPage,
  ...settingsPages,
  unsubscribePage,
  mergeOfferPage,
  playingPage,
  ...notFoundPages,
];

const isListed = (page: SitePage): page is ListedPage => page.listing !== undefined;

/** Those that search engines list. */
export const listedPages: readonly ListedPage[] = sitePages.filter(isListed);
