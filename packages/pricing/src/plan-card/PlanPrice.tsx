import { Price } from '@backbeat/ui';
import type { ReactElement } from 'react';
import { ByPeriod } from '../billing/ByPeriod.tsx';
import type { PlanCardContent } from './PlanCardContent.ts';

/** Both prices of a card; the scope around it shows one. */
export const PlanPrice = ({
  prices,
  isFixedPrice,
}: Pick<PlanCardContent, 'prices' | 'isFixedPrice'>): ReactElement => (
  <ByPeriod block>
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
