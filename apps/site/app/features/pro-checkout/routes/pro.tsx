import { CheckoutPayments, useCheckoutVisit } from '../../checkout/index.ts';
import { ProCheckoutView } from '../components/ProCheckoutView.tsx';

/** The Pro checkout. Visitors are asked to sign up, people with Pro go to the player. */
const ProCheckoutPage = () => {
  useCheckoutVisit('pro');
  return (
    <CheckoutPayments>
      <ProCheckoutView />
    </CheckoutPayments>
  );
};

export default ProCheckoutPage;
