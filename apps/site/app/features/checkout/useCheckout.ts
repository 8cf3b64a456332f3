import { type CheckoutProduct, planFor, type Quote } from '@backbeat/domain';
import type { CardFieldsHandle } from '@backbeat/payments/react';
import { orderButtonText } from '@backbeat/pricing';
import { useEffect, useRef, useState } from 'react';
import { useForm, useFormState } from 'react-hook-form';
import { tabStorage } from '../../browserStorage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { wholeSearch } from '../../streamer-mode/addressCodes.ts';
import {
  billingPeriodChosen,
  selectBillingPeriod,
  useRememberPlan,
  useServices,
  useUser,
} from '../session/index.ts';
import { checkoutLink, initialChoice, readCheckoutDraft, writeCheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutForm, emptyCheckoutForm, refusedText, shownTerms } from './checkoutForm.ts';
import { type CheckoutProblem, checkoutProblemText } from './checkoutProblem.ts';
import {
  codeAsked,
  placeSaid,
  selectCheckoutProblem,
  selectCheckoutStep,
  selectCodeText,
  selectPayMethod,
  selectPaypalToken,
  selectSaidPlace,
} from './checkoutSlice.ts';
import { useChallenge } from './useChallenge.ts';
import type { CheckoutAccess } from './useCheckoutVisit.ts';
import { useOrder } from './useOrder.ts';
import { usePaymentToken, usePurchase } from './usePurchase.ts';

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

const linkNow = () => checkoutLink(wholeSearch());

/**
 * The form and the codes, filled from this tab's draft and from what the address asks for, and kept as a draft on
 * every change. Nothing that the person has typed meanwhile is overwritten.
 */
const useCheckoutForm = (product: CheckoutProduct) => {
  const form = useForm<CheckoutForm>({ mode: 'onChange', defaultValues: emptyCheckoutForm });
  const user = useUser();
  const dispatch = useAppDispatch();
  const rememberPlan = useRememberPlan();
  const billingPeriod = useAppSelector(selectBillingPeriod);
  const couponText = useAppSelector((state) => selectCodeText(state, 'coupon'));
  const giftCardText = useAppSelector((state) => selectCodeText(state, 'giftCard'));
  const place = useAppSelector(selectSaidPlace);
  const filledFor = useRef<string | null>(null);
  const account = user?.hash ?? null;
  const email = user?.email ?? '';

  // What the address asks for holds before anybody is known, so that the price is right from the start.
  useEffect(() => {
    const { coupon, billing } = initialChoice(linkNow(), null);
    if (billing !== null) rememberPlan(planFor(product, billing).code);
    if (coupon !== '') dispatch(codeAsked({ name: 'coupon', text: coupon }));
  }, [product, dispatch, rememberPlan]);

  useEffect(() => {
    if (account === null || filledFor.current === account) return;
    filledFor.current = account;
    const draft = readCheckoutDraft(tabStorage, account);
    const fill = (name: 'first_name' | 'last_name' | 'email', value: string) => {
      if (value === '' || form.getValues(name) !== '') return;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    };
    fill('first_name', draft?.first_name ?? '');
    fill('last_name', draft?.last_name ?? '');
    fill('email', draft?.email ?? email);
    if (draft === null) return;
    if (draft.agreedTerms && draft.termsVersion === shownTerms.version)
      form.setValue('agreedTerms', true, { shouldDirty: true, shouldValidate: true });
    const { coupon, billing } = initialChoice(linkNow(), draft);
    if (billing !== null) dispatch(billingPeriodChosen(billing));
    dispatch(codeAsked({ name: 'coupon', text: coupon }));
    dispatch(codeAsked({ name: 'giftCard', text: draft.gift_card }));
    if (draft.place !== null) dispatch(placeSaid(draft.place));
  }, [account, email, form, dispatch]);

  useEffect(() => {
    if (account === null) return;
    const keep = (values: CheckoutForm) =>
      writeCheckoutDraft(tabStorage, {
        account,
        ...values,
        termsVersion: shownTerms.version,
        coupon: couponText,
        gift_card: giftCardText,
        billingPeriod,
        place,
        link: linkNow(),
      });
    keep(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [account, billingPeriod, couponText, giftCardText, place, form]);

  return form;
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
  const { order, promo, isReadingCredit, ...tax } = useOrder(product, nowMs);
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
  const isPricing =
    isReadingCredit ||
    tax.isReadingTax ||
    promo.coupon.kind === 'checking' ||
    promo.giftCard.kind === 'checking';
  const hasMeans = method === 'card' || paypalToken !== null;
  const canPay =
    access === 'form' && isDirty && isValid && hasMeans && tax.isTaxKnown && !isPricing && !isPaying;

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
    hasTaxFailed: tax.hasTaxFailed,
    /** The page knows the date. */
    isDated: nowMs !== null,
    isPaying,
    /** The overlay is shown; while the bank asks, its dialog is shown instead. */
    isWaiting: step === 'processing' || step === 'done',
    problemText: problem === null ? null : checkoutProblemText(problem),
    button: { label: payLabel(order.quote, problem), canPay, isPaying },
  };
};
