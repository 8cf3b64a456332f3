import {
  audienceTierNames,
  audienceTiers,
  billingPeriods,
  brand,
  type Cents,
  type Coupon,
  cents,
  type PartnerProduct,
  type Product as PlanProduct,
  planFor,
  policy,
} from '@backbeat/domain';
import { planCards } from '@backbeat/domain/content';
import type { AggregateOffer, Product } from 'schema-dts';
import type { Goods, ListedPage } from '../../pages/SitePage.ts';
import { shareImageUrl } from '../shareImage.ts';
import { partnerOffer, planOffer, priceText, proOffer } from './offers.ts';
import { seller } from './organization.ts';

type PaidProduct = Exclude<PlanProduct, 'free'>;

/** Any price between two, asked on a page. */
const anyPrice = (lowest: Cents, highest: Cents, path: string) =>
  ({
    '@type': 'AggregateOffer',
    lowPrice: priceText(lowest),
    highPrice: priceText(highest),
    priceCurrency: policy.currency,
    url: `${brand.links.site}${path}`,
    seller,
  }) satisfies AggregateOffer;

const described = (product: PlanProduct, path: string) => {
  const { title, description, perks } = planCards[product];
  return {
    '@type': 'Product',
    name: `${brand.name} ${title}`,
    description: `${description} ${perks.join('. ')}.`,
    category: 'Music licensing subscription',
    image: shareImageUrl(path),
    brand: { '@type': 'Brand', name: brand.name },
  } satisfies Product;
};

/** A plan as a page sells it, monthly and yearly, with the coupon that the page carries. */
const plan = (product: PaidProduct, path: string, coupon: Coupon | null = null) => ({
  ...described(product, path),
  offers: billingPeriods.map((period) => planOffer(planFor(product, period).code, coupon)),
});

const everyPro = (path: string) => ({
  ...described('pro', path),
  offers: audienceTierNames.flatMap((name) =>
    billingPeriods.map((period) => proOffer(audienceTiers[name], period)),
  ),
});

/** Pro where it is only named: what it costs at least and at most. Its own pages list every size. */
const proRange = (path: string) => {
  const amounts = audienceTierNames.flatMap((name) => {
    const { monthlyCents, yearlyCents } = audienceTiers[name];
    return [monthlyCents, yearlyCents];
  });
  const [lowest, highest] = [cents(Math.min(...amounts)), cents(Math.max(...amounts))];
  return { ...described('pro', path), offers: anyPrice(lowest, highest, '/for/pro') };
};

const partner = (product: PartnerProduct, path: string) => ({
  ...described(product, path),
  offers: billingPeriods.map((period) => partnerOffer(product, period)),
});

const giftCard = (path: string) =>
  ({
    '@type': 'Product',
    name: `${brand.name} gift card`,
    description: 'Pays for Premium or Download until it is used up.',
    category: 'Gift card',
    image: shareImageUrl(path),
    brand: { '@type': 'Brand', name: brand.name },
    offers: anyPrice(policy.giftCard.minimumCents, policy.giftCard.maximumCents, path),
  }) satisfies Product;

/** What a page sells, by its name in the page's listing. */
const goods = {
  premium: ({ path, listing }) => plan('premium', path, listing.coupon),
  download: ({ path, listing }) => plan('download', path, listing.coupon),
  'every-pro': ({ path }) => everyPro(path),
  'pro-range': ({ path }) => proRange(path),
  'partner-premium': ({ path }) => partner('premium', path),
  'partner-pro': ({ path }) => partner('pro', path),
  'gift-card': ({ path }) => giftCard(path),
} as const satisfies Readonly<Record<Goods, (page: ListedPage) => Product>>;

/** What a page sells, with every way to buy it. */
export const productsOf = (page: ListedPage): readonly ReturnType<(typeof goods)[Goods]>[] =>
  (page.listing.sells ?? []).map((name) => goods[name](page));
