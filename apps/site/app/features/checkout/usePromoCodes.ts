import {
  type Account,
  type Coupon,
  type CouponRefusal,
  couponRefusal,
  couponRefusalTexts,
  type GiftCard,
  type PlanCode,
  readCode,
  usedOffer,
} from '@backbeat/domain';
import type { PaymentsClient, Result } from '@backbeat/payments';
import { usePayments } from '@backbeat/payments/react';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { useAppSelector } from '../../store/hooks.ts';
import { useAccount, useSession } from '../session/index.ts';
import { selectAskedCode } from './checkoutSlice.ts';

const unwrap = <T>(result: Result<T>): T => {
  if (result.ok) return result.value;
  throw result.error;
};

const usable = ({ client, status }: { client: PaymentsClient | null; status: string }) =>
  status === 'ready' ? client : null;

/** How a look-up of a code stands; the look-up itself is the provider's. */
interface LookUp<T> {
  /** The code that is asked for; null when none is. */
  readonly asked: string | null;
  /** The provider's answer: null when there is no such code; undefined while it is not there. */
  readonly found: T | null | undefined;
  readonly hasFailed: boolean;
}

/** Where a code stands. */
type PromoState<T> =
  | { readonly kind: 'idle' | 'checking' | 'invalid' | 'failed' }
  | { readonly kind: 'applied'; readonly value: T };

/** A good code that this person has used up. */
interface Refused {
  readonly kind: 'refused';
  readonly refusal: CouponRefusal;
}

/** Where a coupon stands for the person who asks for it. */
export type CouponState = PromoState<Coupon> | Refused;

const isSame = (one: string, other: string) => readCode(one).toLowerCase() === readCode(other).toLowerCase();

/**
 * Where a code stands. Only an answer for the very code that is asked for counts.
 *
 * @example promoState({ asked: 'x', found: null, hasFailed: false }).kind // → 'invalid'
 */
export const promoState = <T extends { readonly code: string }>(lookUp: LookUp<T>): PromoState<T> => {
  const { asked, found, hasFailed } = lookUp;
  if (asked === null) return { kind: 'idle' };
  if (found === null) return { kind: 'invalid' };
  if (found !== undefined && isSame(found.code, asked)) return { kind: 'applied', value: found };
  return { kind: hasFailed ? 'failed' : 'checking' };
};

/**
 * A coupon for the person who asks for it. While it is not known what that person has used before, one that works
 * once is neither shown as free nor as refused.
 *
 * @param used null while the account is on its way
 */
export const couponStateFor = (state: PromoState<Coupon>, used: readonly string[] | null): CouponState => {
  if (state.kind !== 'applied') return state;
  const refusal = couponRefusal(state.value, used ?? [usedOffer(state.value)]);
  if (refusal === null) return state;
  return used === null ? { kind: 'checking' } : { kind: 'refused', refusal };
};

/** The person of a checkout, as far as is known. */
interface Asker {
  /** Nobody is signed in; not so while the api cannot be asked who is here. */
  readonly isNobody: boolean;
  readonly account: Pick<Account, 'used_offers'> | undefined;
  readonly hasFailed: boolean;
}

/**
 * What the person has used before; null while that is not known, empty where the account cannot be read.
 *
 * @example usedOffersOf({ isNobody: true, account: undefined, hasFailed: false }) // → []
 */
export const usedOffersOf = ({ isNobody, account, hasFailed }: Asker): readonly string[] | null => {
  if (isNobody || hasFailed) return [];
  return account === undefined ? null : (account.used_offers ?? []);
};

/** What the field of a coupon shows. */
export const couponFieldProps = (state: CouponState) =>
  state.kind === 'refused'
    ? ({ status: 'invalid', problem: couponRefusalTexts[state.refusal] } as const)
    : ({ status: state.kind } as const);

/** The applied value, or null. */
export const appliedOf = <T>(state: PromoState<T> | Refused): T | null =>
  state.kind === 'applied' ? state.value : null;

const useUsedOffers = (): readonly string[] | null => {
  const { status, error } = useSession();
  const { data: account, isError } = useAccount();
  const isNobody = status === 'signed-out' && !error?.isUnreachable;
  return usedOffersOf({ isNobody, account, hasFailed: isError });
};

/** The keys of what the provider says of codes. */
export const codeKeys = {
  all: ['payments'],
  coupon: (code: string | null, planCode: PlanCode) => ['payments', 'coupon', code, planCode],
  giftCard: (code: string | null) => ['payments', 'giftCard', code],
} as const;

/**
 * The codes that are asked for, looked up for this plan and anew for another one. A coupon that the person has used
 * up does not hold.
 */
export const usePromoCodes = (
  planCode: PlanCode,
): { readonly coupon: CouponState; readonly giftCard: PromoState<GiftCard> } => {
  const client = usable(usePayments());
  const coupon = useAppSelector((state) => selectAskedCode(state, 'coupon'));
  const giftCard = useAppSelector((state) => selectAskedCode(state, 'giftCard'));
  const used = useUsedOffers();

  const couponAnswer = useQuery({
    queryKey: codeKeys.coupon(coupon, planCode),
    queryFn:
      client !== null && coupon !== null
        ? async () => unwrap(await client.coupon(coupon, planCode))
        : skipToken,
    placeholderData: keepPreviousData,
  });
  const giftCardAnswer = useQuery({
    queryKey: codeKeys.giftCard(giftCard),
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
