import { ThankYouView } from '../components/ThankYouView.tsx';

const ProThanks = () => <ThankYouView variant="pro" />;

export default ProThanks;
