import { GiftCardField, HiddenAmounts, PromoCodeField } from '@backbeat/pricing';
import { Grid, Heading } from '@backbeat/ui';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { amountDots } from '../../../streamer-mode/HideableAmounts.tsx';
import { selectHiding } from '../../../streamer-mode/streamerModeSlice.ts';
import type { CheckoutProblem } from '../checkoutProblem.ts';
import { codeAsked, codeTyped, selectCheckoutProblem, selectCodeText } from '../checkoutSlice.ts';
import type { useOrder } from '../useOrder.ts';
import { appliedOf, type CouponState, couponFieldProps } from '../usePromoCodes.ts';
import { Part } from './checkoutStyles.ts';

interface CodeFieldsProps {
  readonly promo: ReturnType<typeof useOrder>['promo'];
}

/** The api's answer to a coupon, else the look-up's. */
const couponStateOf = (problem: CheckoutProblem | null, lookedUp: CouponState): CouponState => {
  if (problem?.kind === 'coupon-used') return { kind: 'refused', refusal: problem.refusal };
  return problem?.kind === 'coupon-refused' ? { kind: 'invalid' } : lookedUp;
};

/** One coupon and one gift card; each is locked while it holds. Typing again takes a refused code back. */
export const CodeFields = ({ promo }: CodeFieldsProps) => {
  const problem = useAppSelector(selectCheckoutProblem);
  const dispatch = useAppDispatch();
  const isMasked = useAppSelector(selectHiding) !== 'none';
  const coupon = useAppSelector((state) => selectCodeText(state, 'coupon'));
  const giftCard = useAppSelector((state) => selectCodeText(state, 'giftCard'));

  const writeCoupon = (text: string) => dispatch(codeTyped({ name: 'coupon', text }));
  const writeGiftCard = (text: string) => dispatch(codeTyped({ name: 'giftCard', text }));

  return (
    <Part aria-labelledby="checkout-codes">
      <Heading level={2} size="part" id="checkout-codes">
        Codes
      </Heading>
      <HiddenAmounts text={isMasked ? amountDots : null}>
        <Grid columns="form">
          <PromoCodeField
            isMasked={isMasked}
            value={coupon}
            onChange={writeCoupon}
            onApply={() => dispatch(codeAsked({ name: 'coupon', text: coupon }))}
            onRemove={() => writeCoupon('')}
            {...couponFieldProps(couponStateOf(problem, promo.coupon))}
          />
          <GiftCardField
            isMasked={isMasked}
            value={giftCard}
            onChange={writeGiftCard}
            onApply={() => dispatch(codeAsked({ name: 'giftCard', text: giftCard }))}
            onRemove={() => writeGiftCard('')}
            status={problem?.kind === 'gift-card-refused' ? 'invalid' : promo.giftCard.kind}
            giftCard={appliedOf(promo.giftCard)}
          />
        </Grid>
      </HiddenAmounts>
    </Part>
  );
};
