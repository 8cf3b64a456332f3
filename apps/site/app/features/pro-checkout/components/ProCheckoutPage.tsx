import { CheckoutPayments, useCheckoutVisit } from '../../checkout/index.ts';
import { ProCheckoutView } from './ProCheckoutView.tsx';

/** The Pro checkout. Visitors are asked to sign up, people with Pro go to the player. */
export const ProCheckoutPage = () => {
  useCheckoutVisit('pro');
  return (
    <CheckoutPayments>
      <ProCheckoutView />
    </CheckoutPayments>
  );
};
