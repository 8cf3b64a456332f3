import { readCode } from '@backbeat/domain';
import { GiftCardField, HiddenAmounts, PromoCodeField } from '@backbeat/pricing';
import { Heading } from '@backbeat/ui';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { amountDots } from '../../../streamer-mode/HideableAmounts.tsx';
import { selectHiding } from '../../../streamer-mode/streamerModeSlice.ts';
import type { CheckoutForm } from '../checkoutForm.ts';
import type { CheckoutProblem } from '../checkoutProblem.ts';
import {
  couponAsked,
  couponDropped,
  giftCardAsked,
  giftCardDropped,
  selectCheckoutProblem,
} from '../checkoutSlice.ts';
import type { useOrder } from '../useOrder.ts';
import { appliedOf, type CouponState, couponFieldProps } from '../usePromoCodes.ts';
import { Pair, Part } from './checkoutStyles.ts';

interface CodeFieldsProps {
  readonly form: UseFormReturn<CheckoutForm>;
  readonly promo: ReturnType<typeof useOrder>['promo'];
}

/** The api's answer to a coupon, else the look-up's. */
const couponStateOf = (problem: CheckoutProblem | null, lookedUp: CouponState): CouponState => {
  if (problem?.kind === 'coupon-used') return { kind: 'refused', refusal: problem.refusal };
  return problem?.kind === 'coupon-refused' ? { kind: 'invalid' } : lookedUp;
};

/** One coupon and one gift card; each is locked while it holds. Typing again takes a refused code back. */
export const CodeFields = ({ form, promo }: CodeFieldsProps) => {
  const problem = useAppSelector(selectCheckoutProblem);
  const dispatch = useAppDispatch();
  const isMasked = useAppSelector(selectHiding) !== 'none';
  const coupon = useWatch({ control: form.control, name: 'coupon' });
  const giftCard = useWatch({ control: form.control, name: 'gift_card' });

  const writeCoupon = (value: string) => {
    form.setValue('coupon', value, { shouldDirty: true });
    dispatch(couponDropped());
  };
  const writeGiftCard = (value: string) => {
    form.setValue('gift_card', value, { shouldDirty: true });
    dispatch(giftCardDropped());
  };

  /** What is looked up stands in the field. */
  const tidy = (name: 'coupon' | 'gift_card', value: string): string => {
    const code = readCode(value);
    form.setValue(name, code, { shouldDirty: true });
    return code;
  };

  return (
    <Part aria-labelledby="checkout-codes">
      <Heading level={2} size="part" id="checkout-codes">
        Codes
      </Heading>
      <HiddenAmounts text={isMasked ? amountDots : null}>
        <Pair>
          <PromoCodeField
            isMasked={isMasked}
            value={coupon}
            onChange={writeCoupon}
            onApply={() => dispatch(couponAsked(tidy('coupon', coupon)))}
            onRemove={() => writeCoupon('')}
            {...couponFieldProps(couponStateOf(problem, promo.coupon))}
          />
          <GiftCardField
            isMasked={isMasked}
            value={giftCard}
            onChange={writeGiftCard}
            onApply={() => dispatch(giftCardAsked(tidy('gift_card', giftCard)))}
            onRemove={() => writeGiftCard('')}
            status={problem?.kind === 'gift-card-refused' ? 'invalid' : promo.giftCard.kind}
            giftCard={appliedOf(promo.giftCard)}
          />
        </Pair>
      </HiddenAmounts>
    </Part>
  );
};
