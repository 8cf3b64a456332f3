import { policy } from '@backbeat/domain';
import { type Catalog, type CatalogPrice, OrderSummary, useOwnCatalog } from '@backbeat/pricing';
import { wrapTexts } from '@backbeat/ui';
import type { ReactNode } from 'react';
import { type UseFormReturn, useFormState } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { HideableAmounts } from '../../../streamer-mode/HideableAmounts.tsx';
import { planChosen, useUser } from '../../session/index.ts';
import { type CheckoutForm, checkoutRules } from '../checkoutForm.ts';
import { problemCleared, selectCheckoutStep } from '../checkoutSlice.ts';
import { type Order, shownQuote } from '../useOrder.ts';
import { FromDesktop } from './checkoutStyles.ts';
import { RenewalNote } from './RenewalNote.tsx';
import { TermsCheckbox } from './TermsCheckbox.tsx';

interface OrderPanelProps {
  readonly form: UseFormReturn<CheckoutForm>;
  readonly order: Order;
  /** A code is being looked up, so the amounts may change. */
  readonly isPending: boolean;
  /** False in the prerendered page, which knows no dates. */
  readonly isDated: boolean;
  /** The pay button. */
  readonly children: ReactNode;
}

/** Our plans with their VAT, where it comes on top. */
const withVat = (catalog: Catalog, vatOf: Order['vatOf']): Catalog => {
  const raised = (price: CatalogPrice): CatalogPrice => {
    const amount = price.amount + vatOf(price.amount);
    return {
      ...price,
      amount,
      ...(price.perMonth === undefined ? {} : { perMonth: Math.round(amount / 12) }),
    };
  };
  const plans = catalog.plans.map((plan) => {
    const { monthly, yearly } = plan.prices;
    const prices = {
      ...(monthly === undefined ? {} : { monthly: raised(monthly) }),
      ...(yearly === undefined ? {} : { yearly: raised(yearly) }),
    };
    return { ...plan, prices };
  });
  const terms = `Cancel any time. Full refund within ${policy.refundWindowDays} days of payment.`;
  return { ...catalog, plans, terms };
};

/** The terms, as a field of the checkout. */
const TermsField = ({ form }: { readonly form: UseFormReturn<CheckoutForm> }) => {
  const { errors } = useFormState({ control: form.control, name: 'agreedTerms' });
  return (
    <TermsCheckbox
      error={errors.agreedTerms?.message}
      {...form.register('agreedTerms', { validate: checkoutRules.agreedTerms })}
    />
  );
};

/** The order with its plan switch, the terms, and the button that pays. */
export const OrderPanel = ({ form, order, isPending, isDated, children }: OrderPanelProps) => {
  const step = useAppSelector(selectCheckoutStep);
  const dispatch = useAppDispatch();
  const user = useUser();
  const own = useOwnCatalog();
  const hasVat = order.vatOf(order.plan.amountCents) > 0;

  return (
    <HideableAmounts>
      {(showButton, hiddenAmount) => (
        <OrderSummary
          planCode={order.plan.code}
          {...(hasVat ? { catalog: withVat(own, order.vatOf) } : {})}
          session={user ?? 'signed-out'}
          quote={shownQuote(order.quote, order.totals)}
          coupon={order.coupon}
          giftCard={order.giftCard}
          isPending={isPending}
          isLocked={step !== 'editing'}
          isDated={isDated}
          onPlanChange={(planCode) => {
            dispatch(planChosen(planCode));
            dispatch(problemCleared());
          }}
        >
          {wrapTexts(showButton)}
          <TermsField form={form} />
          <FromDesktop>
            {wrapTexts(children)}
            <RenewalNote order={order} isDated={isDated} hiddenAmount={hiddenAmount} />
          </FromDesktop>
        </OrderSummary>
      )}
    </HideableAmounts>
  );
};
