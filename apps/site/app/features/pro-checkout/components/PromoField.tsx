import type { PlanCode } from '@backbeat/domain';
import { PromoCodeField } from '@backbeat/pricing';
import { useState } from 'react';
import { useAppDispatch } from '../../../store/hooks.ts';
import { couponAsked, couponDropped, usePromoCodes } from '../../checkout/index.ts';
import { Promo } from './proStyles.ts';

/** A promo code for the hosted page, looked up for the plan that will be bought there. */
export const PromoField = ({ planCode }: { readonly planCode: PlanCode }) => {
  const [code, setCode] = useState('');
  const { coupon } = usePromoCodes(planCode);
  const dispatch = useAppDispatch();
  const write = (value: string) => {
    setCode(value);
    dispatch(couponDropped());
  };

  return (
    <Promo>
      <PromoCodeField
        label="Promo code"
        value={code}
        onChange={write}
        onApply={() => dispatch(couponAsked(code.trim()))}
        onRemove={() => write('')}
        status={coupon.kind}
      />
    </Promo>
  );
};
