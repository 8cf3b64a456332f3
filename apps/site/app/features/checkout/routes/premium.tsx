import { pageMeta } from '../../../seo/pageMeta.ts';
import { CheckoutPage } from '../components/CheckoutPage.tsx';

export const meta = () => pageMeta('/checkout/premium');

const PremiumCheckout = () => <CheckoutPage product="premium" />;

export default PremiumCheckout;
