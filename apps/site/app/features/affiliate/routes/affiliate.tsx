import { AffiliateView } from '../components/AffiliateView.tsx';

export default AffiliateView;
