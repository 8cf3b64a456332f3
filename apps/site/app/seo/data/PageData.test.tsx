import { audienceTiers, brand, partnerPlans, plans, policy } from '@backbeat/domain';
import { faqEntries } from '@backbeat/pricing';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { questions } from '../../features/affiliate/content.ts';
import { listedPages } from '../../pages/sitePages.ts';
import { PageData, pageData } from './PageData.tsx';

const paths = listedPages.map(({ path }) => path);
const markup = (path: string) => renderToStaticMarkup(<PageData path={path} />);
const products = (path: string) => pageData(path).filter((thing) => thing['@type'] === 'Product');
const offersOn = (path: string) =>
  products(path).flatMap(({ offers }) => ('lowPrice' in offers ? [] : [...offers]));
const typesOn = (path: string) => pageData(path).map((thing) => thing['@type']);
const decimal = (amountCents: number) => (amountCents / 100).toFixed(2);
const priceOf = (path: string, sku: string) => offersOn(path).find((offer) => offer.sku === sku)?.price;

describe.each(paths)('the data of %s', (path) => {
  it('names the company, and the way from the home page', () => {
    expect(typesOn(path).filter((type) => type === 'Organization')).toHaveLength(1);
    expect(typesOn(path).filter((type) => type === 'BreadcrumbList')).toHaveLength(path === '/' ? 0 : 1);
  });

  it('has addresses of this site only, and prices that are figures', () => {
    for (const offer of offersOn(path)) {
      expect(offer.url.startsWith(`${brand.links.site}/`), offer.url).toBe(true);
      expect(offer.priceCurrency).toBe(policy.currency);
      for (const { price } of [offer, ...offer.priceSpecification]) expect(price).toMatch(/^\d+\.\d\d$/);
    }
  });

  it('sells each thing once', () => {
    const skus = offersOn(path).map(({ sku }) => sku);
    expect(new Set(skus).size).toBe(skus.length);
  });

  it('can be read back, and cannot end its element', () => {
    const script = markup(path);
    const json = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(script)?.[1] ?? '';
    expect(JSON.parse(json)).toEqual({
      '@context': 'https://schema.org',
      '@graph': JSON.parse(JSON.stringify(pageData(path))),
    });
  });
});

describe('prices', () => {
  it('are those of the catalogue', () => {
    for (const { code, amountCents, product } of Object.values(plans)) {
      if (product === 'free' || product === 'pro') continue;
      expect(priceOf('/pricing', code), code).toBe(decimal(amountCents));
    }
    for (const tier of Object.values(audienceTiers)) {
      expect(priceOf('/for/pro', `rockspro_m_v1-${tier.number}`)).toBe(decimal(tier.monthlyCents));
      expect(priceOf('/for/pro', `rockspro_y_v1-${tier.number}`)).toBe(decimal(tier.yearlyCents));
    }
  });

  it('of an offer are what its checkout asks first, and what comes after a trial', () => {
    expect(priceOf('/vidcon', 'rocksprem_i_y_v2')).toBe('35.94');
    const [monthly] = offersOn('/twitch');
    expect(monthly?.url).toBe(`${brand.links.site}/checkout/premium?coupon=twitch14&billing=monthly`);
    expect(monthly?.price).toBe('0.00');
    expect(monthly?.priceSpecification).toMatchObject([
      { price: '0.00', unitCode: 'DAY', billingDuration: 14 },
      { price: '11.99', unitCode: 'MON', billingIncrement: 1 },
    ]);
    expect(offersOn('/free-trial')[0]?.priceSpecification[0]).toMatchObject({
      unitCode: 'MON',
      billingDuration: 1,
    });
  });

  it('of the partner are the partner plans', () => {
    expect(priceOf('/pipelinegg', 'partner-premium-yearly')).toBe(
      decimal(partnerPlans.premium.yearly.amountCents),
    );
  });

  it('of a gift card are a range', () => {
    expect(products('/giftcard')[0]?.offers).toMatchObject({ lowPrice: '15.00', highPrice: '150.00' });
  });
});

describe('questions', () => {
  it.each([
    ['/pricing', faqEntries],
    ['/for/pro', faqEntries],
    ['/affiliate', questions],
  ])('of %s are those on the page', (path, entries) => {
    expect(pageData(path).find((thing) => thing['@type'] === 'FAQPage')).toMatchObject({
      mainEntity: entries.map(({ question, answer }) => ({
        name: question,
        acceptedAnswer: { text: answer },
      })),
    });
  });
});

describe('PageData', () => {
  it('says nothing about pages of a person, pages that are not there, and second addresses', () => {
    for (const path of ['/settings', '/checkout/premium', '/not-found', '/constructor', '/login', '/v2']) {
      expect(markup(path)).toBe('');
    }
  });
});
