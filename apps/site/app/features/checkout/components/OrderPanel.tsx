import { OrderSummary } from '@backbeat/pricing';
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

  return (
    <HideableAmounts>
      {(showButton, hiddenAmount) => (
        <OrderSummary
          planCode={order.plan.code}
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
