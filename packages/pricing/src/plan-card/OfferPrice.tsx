'use client';

import type { BillingPeriod, Coupon, PlanCode, Product } from '@backbeat/domain';
import { Price, type PriceProps } from '@backbeat/ui';
import type { ReactElement } from 'react';
import type { AnyCatalog, CatalogPeriod, CatalogProps } from '../catalog/Catalog.ts';
import { planById } from '../catalog/lookUp.ts';
import { offerCatalog } from '../catalog/offerCatalog.ts';
import { priceView } from '../catalog/priceView.ts';
import { useCatalog } from '../catalog/useCatalog.ts';
import { useLanguage } from '../texts/useLanguage.ts';

/** Props of {@link OfferPrice}. */
export interface OfferPriceProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> extends Pick<CatalogProps<Code, Id, Period>, 'catalog'>,
    Pick<PriceProps, 'className' | 'size'> {
  /** The plan's id in the catalogue. */
  readonly plan: NoInfer<Id>;
  /** What makes the price another one. */
  readonly coupon: Coupon<NoInfer<Code>>;
  /** At which period. @default 'monthly' */
  readonly billingPeriod?: NoInfer<Period>;
}

/**
 * What the first payment costs with a coupon, beside the struck-through price without it, and what follows.
 *
 * @example <OfferPrice plan="premium" coupon={coupons.oneMonthFree} />
 */
export const OfferPrice = <
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
>(
  props: OfferPriceProps<Code, Id, Period>,
): ReactElement => {
  const { plan, coupon, billingPeriod = 'monthly', catalog: given, ...rest } = props;
  const language = useLanguage();
  const catalog: AnyCatalog = offerCatalog(useCatalog(given), coupon);
  return <Price {...priceView(catalog, planById(catalog, plan), billingPeriod, language)} {...rest} />;
};
