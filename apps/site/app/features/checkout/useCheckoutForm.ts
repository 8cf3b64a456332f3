import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { billingPeriodChosen, selectBillingPeriod, tabStorage, useUser } from '../session/index.ts';
import { type CheckoutDraft, readCheckoutDraft, writeCheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutForm, emptyCheckoutForm } from './checkoutForm.ts';
import { couponAsked, couponDropped, giftCardAsked } from './checkoutSlice.ts';
import { firstCoupon } from './firstCoupon.ts';

const linkCouponNow = () => new URLSearchParams(window.location.search).get('coupon');

/**
 * The form, filled from this tab's draft and from the coupon of the address, and kept as a draft on every change.
 * Nothing that the person has typed meanwhile is overwritten.
 */
export const useCheckoutForm = () => {
  const form = useForm<CheckoutForm>({ mode: 'onChange', defaultValues: emptyCheckoutForm });
  const user = useUser();
  const dispatch = useAppDispatch();
  const billingPeriod = useAppSelector(selectBillingPeriod);
  const filledFor = useRef<string | null>(null);
  const account = user?.hash ?? null;
  const email = user?.email ?? '';

  // The coupon of the address holds before anybody is known, so that the price is right from the start.
  useEffect(() => {
    const coupon = firstCoupon(linkCouponNow(), null);
    if (coupon === '') return;
    form.setValue('coupon', coupon);
    dispatch(couponAsked(coupon));
  }, [form, dispatch]);

  useEffect(() => {
    if (account === null || filledFor.current === account) return;
    filledFor.current = account;
    const draft = readCheckoutDraft(tabStorage(), account);
    const fill = (name: 'first_name' | 'last_name' | 'email', value: string) => {
      if (value === '' || form.getValues(name) !== '') return;
      form.setValue(name, value, { shouldDirty: true, shouldValidate: true });
    };
    fill('first_name', draft?.first_name ?? '');
    fill('last_name', draft?.last_name ?? '');
    fill('email', draft?.email ?? email);
    if (draft?.agreedTerms) form.setValue('agreedTerms', true, { shouldDirty: true, shouldValidate: true });
    if (draft) dispatch(billingPeriodChosen(draft.billingPeriod));
    if (draft === null) return;
    const coupon = firstCoupon(linkCouponNow(), draft);
    form.setValue('coupon', coupon);
    form.setValue('gift_card', draft.gift_card);
    dispatch(coupon === '' ? couponDropped() : couponAsked(coupon));
    if (draft.gift_card !== '') dispatch(giftCardAsked(draft.gift_card));
  }, [account, email, form, dispatch]);

  useEffect(() => {
    if (account === null) return;
    const keep = (values: CheckoutForm) => {
      const draft: CheckoutDraft = { account, ...values, billingPeriod, linkCoupon: linkCouponNow() };
      writeCheckoutDraft(tabStorage(), draft);
    };
    keep(form.getValues());
    return form.subscribe({ formState: { values: true }, callback: ({ values }) => keep(values) });
  }, [account, billingPeriod, form]);

  return form;
};
