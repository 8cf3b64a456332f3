import { type PlanCode, readCode } from '@backbeat/domain';
import { PromoCodeField } from '@backbeat/pricing';
import { useEffect, useState } from 'react';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { wholeSearch } from '../../../streamer-mode/addressCodes.ts';
import { selectHiding } from '../../../streamer-mode/streamerModeSlice.ts';
import {
  checkoutLink,
  couponAsked,
  couponDropped,
  couponFieldProps,
  usePromoCodes,
} from '../../checkout/index.ts';
import { Promo } from './proStyles.ts';

/** A promo code for the hosted page, looked up for the plan that will be bought there; at first that of the address. */
export const PromoField = ({ planCode }: { readonly planCode: PlanCode }) => {
  const [code, setCode] = useState('');
  const { coupon: promo } = usePromoCodes(planCode);
  const dispatch = useAppDispatch();
  const isMasked = useAppSelector(selectHiding) !== 'none';

  useEffect(() => {
    const { coupon } = checkoutLink(wholeSearch());
    if (coupon === null) return;
    setCode(coupon);
    dispatch(couponAsked(coupon));
  }, [dispatch]);

  const write = (value: string) => {
    setCode(value);
    dispatch(couponDropped());
  };

  return (
    <Promo>
      <PromoCodeField
        isMasked={isMasked}
        label="Promo code"
        value={code}
        onChange={write}
        onApply={() => {
          setCode(readCode(code));
          dispatch(couponAsked(readCode(code)));
        }}
        onRemove={() => write('')}
        {...couponFieldProps(promo)}
      />
    </Promo>
  );
};
