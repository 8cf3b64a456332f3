import { brand, whatIsPath } from '@backbeat/domain';
import { redirects } from './redirects.ts';

/** An address of the site, or a layout around some of them. */
export interface SiteRoute {
  /** A path pattern of React Router; a layout has none. */
  readonly path?: string;
  /** The file whose default export draws it, from this folder. */
  readonly file: string;
  readonly children?: readonly SiteRoute[];
}

const page = (path: string, view: `${string}/${string}`): SiteRoute => {
  const [feature, name] = view.split('/');
  return { path, file: `features/${feature}/routes/${name}.tsx` };
};

const layout = (file: string, children: readonly SiteRoute[]): SiteRoute => ({ file, children });

/** Every address that has a page. One with a parameter or a star is not prerendered: it gets the fallback file. */
export const routes: readonly SiteRoute[] = [
  page('/', 'home/home'),
  page('/v2', 'home/v2'),
  page('/login', 'home/login'),
  page('/sign-up', 'home/sign-up'),
  page('/logout', 'session/logout'),

  page('/pricing', 'pricing/pricing'),
  page('/which-plan-is-best', 'which-plan/which-plan-is-best'),
  page(whatIsPath(brand), 'explainer/what-is'),

  page('/for/livestreamers', 'audiences/audience'),
  page('/for/downloaders', 'audiences/audience'),
  page('/for/artists', 'artists/for-artists'),
  page('/for/pro', 'pro/for-pro'),

  page('/free-trial', 'free-trial/free-trial'),
  page('/vidcon', 'convention/vidcon'),
  page('/twitch', 'platform-offer/twitch'),
  page('/affiliate', 'affiliate/affiliate'),
  page('/giftcard', 'gift-card/giftcard'),
  page('/pipelinegg', 'partner/pipelinegg'),
  page('/download', 'download/download'),
  page('/song-requests', 'song-requests/song-requests'),

  page('/about', 'legal/about'),
  page('/cookie-policy', 'legal/cookie-policy'),
  page('/dmca', 'legal/dmca'),
  page('/license-services-agreement', 'legal/license-services-agreement'),
  page('/privacy', 'legal/privacy'),
  page('/terms', 'legal/terms'),
  page('/giveawayterms', 'legal/giveawayterms'),

  layout('query/QueryScope.tsx', [
    page('/checkout/premium', 'checkout/premium'),
    page('/checkout/premiumdownloads', 'checkout/premiumdownloads'),
    page('/checkout/thank-you', 'thank-you/thank-you'),
    page('/checkout/thank-you-premiumdownloads', 'thank-you/thank-you-premiumdownloads'),
    page('/checkout/thank-you-pro', 'thank-you/thank-you-pro'),
    page('/checkout/pro', 'pro-checkout/pro'),

    layout('features/settings/routes/settings.tsx', [
      page('/settings', 'settings/overview'),
      page('/settings/profile', 'settings/profile'),
      page('/settings/subscription', 'settings/subscription'),
      page('/settings/identity', 'settings/identity'),
      page('/settings/*', 'settings/overview'),
    ]),

    // What is left of one part may be somebody's id.
    page('/:id', 'playing/playing'),
  ]),
  page('/settings/profile/link', 'settings/profile-link'),

  page('/not-found', 'not-found/not-found'),
  page('/*', 'not-found/not-found'),
];

const pathsOf = (table: readonly SiteRoute[]): readonly string[] =>
  table.flatMap(({ path, children = [] }) => [...(path === undefined ? [] : [path]), ...pathsOf(children)]);

/** Every path of the table and every one that leads on to another. */
export const sitePaths: readonly string[] = [...pathsOf(routes), ...Object.keys(redirects)];

/** Those that are an address as they stand: a build writes a file for each. */
export const staticPaths = sitePaths.filter((path) => !/[:*]/.test(path));

/** The patterns of all others, as servers are told them; what only the last one answers is not there. */
export const dynamicPaths = sitePaths.filter((path) => /[:*]/.test(path) && path !== '/*');
