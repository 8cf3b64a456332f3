import { brand, whatIsPath } from '@backbeat/domain';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

const view = (file: `${string}/${string}`) => {
  const [feature, name] = file.split('/');
  return `features/${feature}/routes/${name}.tsx`;
};

/** Every address of the site. A path with a parameter or a star is not prerendered: it gets the fallback file. */
export default [
  index(view('home/home')),
  route('v2', view('home/v2')),
  route('login', view('home/login')),
  route('sign-up', view('home/sign-up')),
  route('logout', view('session/logout')),

  route('pricing', view('pricing/pricing')),
  route('premium', view('pricing/premium')),
  route('which-plan-is-best', view('which-plan/which-plan-is-best')),
  route(whatIsPath(brand).slice(1), view('explainer/what-is')),

  route('for', view('audiences/for')),
  route('for/livestreamers', view('audiences/audience'), { id: 'livestreamers' }),
  route('for/downloaders', view('audiences/audience'), { id: 'downloaders' }),
  route('for/artists', view('artists/for-artists')),
  route('for/pro', view('pro/for-pro')),

  route('free-trial', view('free-trial/free-trial')),
  route('vidcon', view('convention/vidcon')),
  route('twitch', view('platform-offer/twitch')),
  route('affiliate', view('affiliate/affiliate')),
  route('giftcard', view('gift-card/giftcard')),
  route('pipelinegg', view('partner/pipelinegg')),
  route('download', view('download/download')),
  route('song-requests', view('song-requests/song-requests')),

  route('about', view('legal/about')),
  route('cookie-policy', view('legal/cookie-policy')),
  route('dmca', view('legal/dmca')),
  route('license-services-agreement', view('legal/license-services-agreement')),
  route('privacy', view('legal/privacy')),
  route('terms', view('legal/terms')),
  route('giveawayterms', view('legal/giveawayterms')),

  layout('query/QueryScope.tsx', [
    route('checkout/premium', view('checkout/premium')),
    route('checkout/premiumdownloads', view('checkout/premiumdownloads')),
    route('checkout/thank-you', view('thank-you/thank-you')),
    route('checkout/thank-you-premiumdownloads', view('thank-you/thank-you-premiumdownloads')),
    route('checkout/thank-you-pro', view('thank-you/thank-you-pro')),
    route('checkout/pro', view('pro-checkout/pro')),

    layout(view('settings/settings'), [
      route('settings', view('settings/overview')),
      route('settings/profile', view('settings/profile')),
      route('settings/subscription', view('settings/subscription')),
      route('settings/identity', view('settings/identity')),
      route('settings/*', view('settings/overview'), { id: 'settings-below' }),
    ]),

    // What is left of one part may be somebody's id; every page with a name goes before it.
    route(':id', view('playing/playing')),
  ]),
  route('settings/profile/link', view('settings/profile-link')),

  route('not-found', view('not-found/not-found')),
  route('*', view('not-found/not-found'), { id: 'unknown-path' }),
] satisfies RouteConfig;
