import { pageMeta } from '../../../seo/pageMeta.ts';
import { ThankYouView } from '../components/ThankYouView.tsx';

export const meta = () => pageMeta('/checkout/thank-you-premiumdownloads');

const DownloadThanks = () => <ThankYouView variant="download" />;

export default DownloadThanks;
