import { CheckoutPage } from '../components/CheckoutPage.tsx';

const PremiumCheckout = () => <CheckoutPage product="premium" />;

export default PremiumCheckout;
