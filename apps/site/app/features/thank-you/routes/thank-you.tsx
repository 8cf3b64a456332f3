import { pageMeta } from '../../../seo/pageMeta.ts';
import { ThankYouView } from '../components/ThankYouView.tsx';

export const meta = () => pageMeta('/checkout/thank-you');

const PremiumThanks = () => <ThankYouView variant="premium" />;

export default PremiumThanks;
