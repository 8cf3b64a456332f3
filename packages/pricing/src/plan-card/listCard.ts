import {
  amountText,
  type CardPrice,
  type PlanCard as PlanCardData,
  type Product,
  planCards,
} from '@backbeat/domain';
import type { PlanCardBanner, PlanCardContent, PlanCardPrice } from './PlanCardContent.ts';

const listPrice = ({ code, previousCents, ...price }: CardPrice): PlanCardPrice => ({
  realValue: null,
  realLabel: null,
  ...price,
  previousValue: previousCents === null ? null : amountText(previousCents),
  billingCode: code === 'free' ? null : code,
});

/** An offer is `sun`, an explanation `quiet`. */
const bannerOf = ({ banner, badge }: PlanCardData): PlanCardBanner | null => {
  if (banner !== null) return { text: banner, tone: 'sun', isForNewUsers: true };
  return badge === null ? null : { text: badge, tone: 'quiet' };
};

/**
 * The card of a plan at list price. "Learn more" is off until you give it an address.
 *
 * @example listCard('premium').prices.yearly.value // → '5.99'
 * @example listCard('pro').prices.monthly.value // → '25'
 */
export const listCard = (product: Product): PlanCardContent => {
  const { monthly, yearly, detailsPath: _, ...words } = planCards[product];
  const banner = bannerOf(planCards[product]);
  return {
    ...words,
    badge: null,
    banner: { monthly: banner, yearly: banner },
    prices: { monthly: listPrice(monthly), yearly: listPrice(yearly) },
    detailsHref: null,
  };
};
