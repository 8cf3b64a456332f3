import { pageMeta } from '../../../seo/pageMeta.ts';
import { ProCheckoutPage } from '../components/ProCheckoutPage.tsx';

export const meta = () => pageMeta('/checkout/pro');

const ProCheckout = () => <ProCheckoutPage />;

export default ProCheckout;
