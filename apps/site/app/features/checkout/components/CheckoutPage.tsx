import type { CheckoutProduct } from '@backbeat/domain';
import { useCheckoutVisit } from '../useCheckoutVisit.ts';
import { CheckoutPayments } from './CheckoutPayments.tsx';
import { CheckoutView } from './CheckoutView.tsx';
import '@backbeat/payments/styles.css';

/** The checkout of one product. */
export const CheckoutPage = ({ product }: { readonly product: CheckoutProduct }) => {
  const access = useCheckoutVisit(product);
  return (
    <CheckoutPayments>
      <CheckoutView product={product} access={access} />
    </CheckoutPayments>
  );
};
