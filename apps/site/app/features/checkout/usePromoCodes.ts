import type { GiftCard, PlanCode } from '@backbeat/domain';
import type { PaymentsClient, Result } from '@backbeat/payments';
import { usePayments } from '@backbeat/payments/react';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useAppSelector } from '../../store/hooks.ts';
import { useAccount, useSession } from '../session/index.ts';
import { selectCheckout } from './checkoutSlice.ts';
import { type CouponState, couponStateFor, type PromoState, promoState, usedOffersOf } from './promoState.ts';

const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw result.error;
};

const usable = ({ client, status }: { client: PaymentsClient | null; status: string }) =>
  status === 'ready' ? client : null;

const useUsedOffers = (): readonly string[] | null => {
  const { status, error } = useSession();
  const { data: account, isError } = useAccount();
  const isNobody = status === 'signed-out' && !error?.isUnreachable;
  return usedOffersOf({ isNobody, account, hasFailed: isError });
};

/** The codes that are asked for, looked up for this plan. Another plan looks them up again by itself. A coupon that the person has used up does not hold. */
export const usePromoCodes = (
  planCode: PlanCode,
): { readonly coupon: CouponState; readonly giftCard: PromoState<GiftCard> } => {
  const client = usable(usePayments());
  const asked = useAppSelector(selectCheckout);
  const { coupon, giftCard } = asked;
  const used = useUsedOffers();

  const couponAnswer = useQuery({
    queryKey: ['payments', 'coupon', coupon, planCode],
    queryFn:
      client !== null && coupon !== null
        ? async () => unwrap(await client.coupon(coupon, planCode))
        : skipToken,
    placeholderData: keepPreviousData,
  });
  const giftCardAnswer = useQuery({
    queryKey: ['payments', 'giftCard', giftCard],
    queryFn:
      client !== null && giftCard !== null ? async () => unwrap(await client.giftCard(giftCard)) : skipToken,
  });

  return {
    coupon: couponStateFor(
      promoState({
        asked: coupon,
        // While another plan is being asked about, the coupon that held so far goes on holding; "none" does not.
        found: couponAnswer.isPlaceholderData ? (couponAnswer.data ?? undefined) : couponAnswer.data,
        hasFailed: couponAnswer.isError,
      }),
      used,
    ),
    giftCard: promoState({ asked: giftCard, found: giftCardAnswer.data, hasFailed: giftCardAnswer.isError }),
  };
};
