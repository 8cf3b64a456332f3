import type { BillingPeriod } from '@backbeat/domain';
import { Price } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import type { PlanCardContent } from './PlanCardContent.ts';

interface PlanPriceProps extends Pick<PlanCardContent, 'prices' | 'isFixedPrice'> {
  readonly billingPeriod: BillingPeriod;
}

/** Both prices of a card, of which the scope around it shows one; without a scope one. */
export const PlanPrice = ({ prices, isFixedPrice, billingPeriod }: PlanPriceProps): ReactElement => (
  <ByPeriod billingPeriod={billingPeriod} block>
    {(period) => {
      const { symbol, value, previousValue, label, subText } = prices[period];
      return (
        <Price
          amount={`${symbol}${value}`}
          was={previousValue === null ? undefined : `${symbol}${previousValue}`}
          per={label}
          note={subText}
          before={isFixedPrice ? undefined : 'from'}
        />
      );
    }}
  </ByPeriod>
);
