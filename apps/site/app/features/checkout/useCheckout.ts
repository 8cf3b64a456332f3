import type { CheckoutProduct, Quote } from '@backbeat/domain';
import type { CardFieldsHandle } from '@backbeat/payments/react';
import { orderButtonText } from '@backbeat/pricing';
import { useEffect, useRef, useState } from 'react';
import { useFormState } from 'react-hook-form';
import { useAppSelector } from '../../store/hooks.ts';
import { useServices, useUser } from '../session/index.ts';
import { refusedText } from './checkoutForm.ts';
import { type CheckoutProblem, checkoutProblemText } from './checkoutProblem.ts';
import {
  selectCheckoutProblem,
  selectCheckoutStep,
  selectPayMethod,
  selectPaypalToken,
} from './checkoutSlice.ts';
import { useChallenge } from './useChallenge.ts';
import { useCheckoutForm } from './useCheckoutForm.ts';
import type { CheckoutAccess } from './useCheckoutVisit.ts';
import { useOrder } from './useOrder.ts';
import { usePaymentToken } from './usePaymentToken.ts';
import { usePurchase } from './usePurchase.ts';

/** The time at which the page was mounted; null in the prerendered page, which must not know a clock. */
const useNowMs = (): number | null => {
  const [nowMs, setNowMs] = useState<number | null>(null);
  useEffect(() => setNowMs(Date.now()), []);
  return nowMs;
};

/**
 * The words on the pay button: a new total is confirmed, everything else that failed is tried again.
 *
 * @example payLabel({ trialEndsAtMs: null }, { kind: 'unreachable' }) // → 'Try again'
 */
export const payLabel = (quote: Pick<Quote, 'trialEndsAtMs'>, problem: CheckoutProblem | null): string => {
  if (problem?.kind === 'quote-changed') return 'Confirm the new total';
  const hasFailed = problem !== null && problem.kind !== 'card-incomplete';
  return orderButtonText(quote, hasFailed ? 'failed' : 'idle');
};

/** Everything behind the checkout page: form, order, what is wrong, and paying. */
export const useCheckout = (product: CheckoutProduct, access: CheckoutAccess) => {
  const card = useRef<CardFieldsHandle>(null);
  const services = useServices();
  const user = useUser();
  const step = useAppSelector(selectCheckoutStep);
  const method = useAppSelector(selectPayMethod);
  const paypalToken = useAppSelector(selectPaypalToken);
  const problem = useAppSelector(selectCheckoutProblem);
  const form = useCheckoutForm(product);
  const { isDirty, isValid } = useFormState({ control: form.control });
  const nowMs = useNowMs();
  const { order, promo, isReadingCredit } = useOrder(product, nowMs);
  const { take, drop } = usePaymentToken(card);
  const challenge = useChallenge();
  const purchase = usePurchase();

  useEffect(() => {
    if (problem?.kind !== 'details-refused') return;
    for (const name of ['first_name', 'last_name', 'email'] as const) {
      if (problem.fields.includes(name)) form.setError(name, { message: refusedText });
    }
  }, [problem, form]);

  const isPaying = step !== 'editing';
  const isPricing = isReadingCredit || promo.coupon.kind === 'checking' || promo.giftCard.kind === 'checking';
  const hasMeans = method === 'card' || paypalToken !== null;
  const canPay = access === 'form' && isDirty && isValid && hasMeans && !isPricing && !isPaying;

  const pay = () => {
    if (!canPay || services === null || user === null) return;
    const parts = { services, user, order, takeToken: take, dropToken: drop, challenge: challenge.ask };
    void form.handleSubmit((values) => purchase(values, parts))();
  };

  return {
    card,
    form,
    order,
    promo,
    challenge,
    pay,
    /** A code is being looked up, so the amounts may change. */
    isPricing,
    /** The page knows the date. */
    isDated: nowMs !== null,
    isPaying,
    /** The overlay is up; while the bank asks, its window is. */
    isWaiting: step === 'processing' || step === 'done',
    problemText: problem === null ? null : checkoutProblemText(problem),
    button: { label: payLabel(order.quote, problem), canPay, isPaying },
  };
};
