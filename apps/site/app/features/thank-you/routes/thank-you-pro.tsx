import { pageMeta } from '../../../seo/pageMeta.ts';
import { ThankYouView } from '../components/ThankYouView.tsx';

export const meta = () => pageMeta('/checkout/thank-you-pro');

const ProThanks = () => <ThankYouView variant="pro" />;

export default ProThanks;
