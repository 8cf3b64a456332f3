import { ThankYouView } from '../components/ThankYouView.tsx';

const DownloadThanks = () => <ThankYouView variant="download" />;

export default DownloadThanks;
