import { OrderSummary } from '@backbeat/pricing';
import { wrapTexts } from '@backbeat/ui';
import type { ReactNode } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAppDispatch, useAppSelector } from '../../../store/hooks.ts';
import { HideableAmounts } from '../../../streamer-mode/HideableAmounts.tsx';
import { planChosen, useUser } from '../../session/index.ts';
import type { CheckoutForm } from '../checkoutForm.ts';
import { problemCleared, selectCheckout } from '../checkoutSlice.ts';
import type { Order } from '../Order.ts';
import { shownQuote } from '../shownTotals.ts';
import { FromDesktop } from './checkoutStyles.ts';
import { TermsField } from './TermsField.tsx';

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

/** The order with its plan switch, the terms, and the button that pays. */
export const OrderPanel = ({ form, order, isPending, isDated, children }: OrderPanelProps) => {
  const { step } = useAppSelector(selectCheckout);
  const dispatch = useAppDispatch();
  const user = useUser();

  return (
    <HideableAmounts>
      {(showButton) => (
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
          <FromDesktop>{children}</FromDesktop>
        </OrderSummary>
      )}
    </HideableAmounts>
  );
};
