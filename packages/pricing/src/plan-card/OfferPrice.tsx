'use client';

import type { BillingPeriod, Coupon, Product } from '@backbeat/domain';
import { Price, type PriceProps } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { offerCard } from './offerCard.ts';

/** Props of {@link OfferPrice}. */
export interface OfferPriceProps extends Pick<PriceProps, 'className' | 'size'> {
  readonly product: Product;
  /** What makes the price another one. */
  readonly coupon: Coupon;
  /** @default 'monthly' */
  readonly billingPeriod?: BillingPeriod;
}

/**
 * What the first payment costs with a coupon, beside the struck-through price without it, and what follows.
 *
 * @example <OfferPrice product="premium" coupon={coupons.oneMonthFree} />
 */
export const OfferPrice = (props: OfferPriceProps): ReactElement => {
  const { product, coupon, billingPeriod = 'monthly', ...rest } = props;
  const { symbol, value, previousValue, label, subText } = offerCard(product, coupon).prices[billingPeriod];
  return (
    <Price
      amount={`${symbol}${value}`}
      was={previousValue === null ? undefined : `${symbol}${previousValue}`}
      per={label}
      note={subText}
      {...rest}
    />
  );
};
