import { brand, createBrand, identityProviders } from '@backbeat/domain';
import { describe, expect, it } from 'vitest';
import { accountPageUrl, giftCardUrl, subscriptionPageUrl } from './hostedPages.ts';
import { identityLinkUrl, isLinkProvider, popupFeatures } from './identityLink.ts';
import { checkoutUrl, playerUrl, segmentPath, signInUrl } from './links.ts';

const apiUrl = 'https://api.test';

describe('signInUrl', () => {
  it.each(['twitch', 'google_oauth2', 'streamlabs'] as const)(
    '%s, with source www and no return',
    (provider) => {
      expect(signInUrl(provider, { apiUrl })).toBe(`https://api.test/auth/${provider}?source=www`);
    },
  );

  it('takes another source, and a return address with a query of its own', () => {
    const url = new URL(
      signInUrl('twitch', { apiUrl, source: 'www-staging', returnUrl: '/checkout/premium?coupon=a&b' }),
    );
    expect(Object.fromEntries(url.searchParams)).toEqual({
      source: 'www-staging',
      return_url: '/checkout/premium?coupon=a&b',
    });
  });
});

describe('signInUrl of a sign-up', () => {
  it('says which words were shown', () => {
    const shown = { license: '2022-06-16', marketing: '2026-11-27' };
    expect(signInUrl('twitch', { apiUrl, shown })).toBe(
      'https://api.test/auth/twitch?source=www&license=2022-06-16&marketing=2026-11-27',
    );
  });
});

describe('identity links', () => {
  it('are for Twitch and Discord', () => {
    expect(identityLinkUrl('twitch', { authUrl: `${apiUrl}/` })).toBe(
      'https://api.test/twitch?response_type=link',
    );
    expect(identityLinkUrl('discord', { authUrl: apiUrl })).toBe(
      'https://api.test/discord?response_type=link',
    );
  });

  it('are for nobody else: Google and Streamlabs are for signing in', () => {
    expect(identityProviders.filter(isLinkProvider)).toEqual(['twitch', 'discord']);
  });

  it('open in a popup of 800 x 830 over the middle of its opener, on any screen', () => {
    expect(popupFeatures({ screenX: -1_920, screenY: 25, outerWidth: 1_001, outerHeight: 900 })).toBe(
      'popup=yes,width=800,height=830,left=-1819,top=60',
    );
  });
});

describe('playerUrl', () => {
  const player = 'https://player.test';

  it('leaves this site, with the token in the fragment and never in the query', () => {
    const url = new URL(playerUrl({ playerUrl: player, token: 'a.b.c', redirectUrl: segmentPath('gta v') }));
    expect(url.origin).toBe(player);
    expect(url.hash).toBe('#token=a.b.c');
    expect(url.searchParams.get('redirectUrl')).toBe('/segment/gta%20v');
    expect(url.search).not.toContain('a.b.c');
  });

  it('works without a token and without a place to go', () => {
    expect(playerUrl({ playerUrl: `${player}/app`, token: null })).toBe('https://player.test/app');
  });
});

describe('pages of the payment provider', () => {
  const host = 'https://pay.test/';

  it.each([
    [1, 'monthly', 'rockspro_downloads_m_v1,rockspro_streaming_m_v1', '1,1'],
    [2, 'monthly', 'rockspro_downloads_m_v1,rockspro_streaming_m_v1', '2,2'],
    [4, 'yearly', 'rockspro_downloads_y_v1,rockspro_streaming_y_v1', '4,4'],
  ] as const)('tier %i, %s: both add-ons, the tier twice', (tier, billingPeriod, codes, quantities) => {
    const href = subscriptionPageUrl({
      host,
      planCode: 'rockspro_m_v1',
      hash: 'h',
      name: 'Ann',
      billingPeriod,
      tier,
    });
    const { pathname, searchParams } = new URL(href);
    expect(pathname).toBe('/subscribe/rockspro_m_v1/h/Ann');
    expect(searchParams.get('add_on_code')).toBe(codes);
    expect(searchParams.get('add_on_quantity')).toBe(quantities);
  });

  it('keeps a name with slashes in its place', () => {
    const name = 'A/B ?#';
    const page = {
      host,
      planCode: 'rockspro_m_v1',
      hash: 'h',
      name,
      billingPeriod: 'monthly',
      tier: 1,
    } as const;
    expect(new URL(subscriptionPageUrl(page)).pathname.split('/').map(decodeURIComponent).at(-1)).toBe(name);
  });

  it('sells gift cards of any brand', () => {
    expect(giftCardUrl({ host })).toBe('https://pay.test/purchase/gift_card/backbeat_gift_card');
    const other = createBrand({ ...brand, name: 'Other', slug: 'other' });
    expect(giftCardUrl({ host, brand: other })).toBe('https://pay.test/purchase/gift_card/other_gift_card');
  });

  it('opens an account by its edit token', () => {
    expect(accountPageUrl({ host, editToken: 'e?1' })).toBe('https://pay.test/account/e%3F1');
  });
});

describe('checkoutUrl', () => {
  it.each([
    [{}, '/checkout/premium'],
    [{ coupon: 'backbeat1month' }, '/checkout/premium?coupon=backbeat1month'],
    [{ path: '/checkout/pro', coupon: 'a&b' } as const, '/checkout/pro?coupon=a%26b'],
    [{ billing: 'yearly' } as const, '/checkout/premium?billing=yearly'],
    [
      { coupon: 'vidcon50', billing: 'monthly' } as const,
      '/checkout/premium?coupon=vidcon50&billing=monthly',
    ],
  ])('%j', (target, expected) => {
    expect(checkoutUrl(target)).toBe(expected);
  });
});
