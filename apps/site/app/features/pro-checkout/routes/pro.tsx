import { ProCheckoutPage } from '../components/ProCheckoutPage.tsx';

const ProCheckout = () => <ProCheckoutPage />;

export default ProCheckout;
