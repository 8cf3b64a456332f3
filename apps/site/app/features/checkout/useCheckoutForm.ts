import { type CheckoutProduct, planFor } from '@backbeat/domain';
import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { tabStorage } from '../../browserStorage.ts';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { wholeSearch } from '../../streamer-mode/addressCodes.ts';
import { billingPeriodChosen, selectBillingPeriod, useRememberPlan, useUser } from '../session/index.ts';
import { readCheckoutDraft, writeCheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutForm, emptyCheckoutForm } from './checkoutForm.ts';
import { checkoutLink, initialChoice } from './checkoutLink.ts';
import { couponAsked, couponDropped, giftCardAsked } from './checkoutSlice.ts';

const linkNow = () => checkoutLink(wholeSearch());

/**
 * The form, filled from this tab's draft and from what the address asks for, and kept as a draft on every change.
 * Nothing that the person has typed meanwhile is overwritten.
 */
export const useCheckoutForm = (product: CheckoutProduct) => {
  const form = useForm<CheckoutForm>({ mode: 'onChange', defaultValues: emptyCheckoutForm });
  const user = useUser();
  const dispatch = useAppDispatch();
  const rememberPlan = useRememberPlan();
  const billingPeriod = useAppSelector(selectBillingPeriod);
  const filledFor = useRef<string | null>(null);
  const account = user?.hash ?? null;
  const email = user?.email ?? '';

  // What the address asks for holds before anybody is known, so that the price is right from the start.
  useEffect(() => {
    const { coupon, billing } = initialChoice(linkNow(), null);
    if (billing !== null) rememberPlan(planFor(product, billing).code);
    if (coupon === '') return;
    form.setValue('coupon', coupon);
    dispatch(couponAsked(coupon));
  }, [form, product, dispatch, rememberPlan]);

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
    if (draft.agreedTerms) form.setValue('agreedTerms', true, { shouldDirty: true, shouldValidate: true });
    const { coupon, billing } = initialChoice(linkNow(), draft);
    if (billing !== null) dispatch(billingPeriodChosen(billing));
    form.setValue('coupon', coupon);
    form.setValue('gift_card', draft.gift_card);
    dispatch(coupon === '' ? couponDropped() : couponAsked(coupon));
    if (draft.gift_card !== '') dispatch(giftCardAsked(draft.gift_card));
  }, [account, email, form, dispatch]);

  useEffect(() => {
    if (account === null) return;
    const keep = (values: CheckoutForm) =>
      writeCheckoutDraft(tabStorage, { account, ...values, billingPeriod, link: linkNow() });
    keep(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [account, billingPeriod, form]);

  return form;
};
