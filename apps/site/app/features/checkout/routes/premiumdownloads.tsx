import { CheckoutPage } from '../components/CheckoutPage.tsx';

const DownloadCheckout = () => <CheckoutPage product="download" />;

export default DownloadCheckout;
