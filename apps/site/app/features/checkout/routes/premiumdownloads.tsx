import { pageMeta } from '../../../seo/pageMeta.ts';
import { CheckoutPage } from '../components/CheckoutPage.tsx';

export const meta = () => pageMeta('/checkout/premiumdownloads');

const DownloadCheckout = () => <CheckoutPage product="download" />;

export default DownloadCheckout;
