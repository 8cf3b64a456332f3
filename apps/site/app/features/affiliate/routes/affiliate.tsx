import { pageMeta } from '../../../seo/pageMeta.ts';
import { AffiliateView } from '../components/AffiliateView.tsx';

export const meta = () => pageMeta('/affiliate');

export default AffiliateView;
