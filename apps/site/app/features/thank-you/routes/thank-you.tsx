import { ThankYouView } from '../components/ThankYouView.tsx';

const PremiumThanks = () => <ThankYouView variant="premium" />;

export default PremiumThanks;
