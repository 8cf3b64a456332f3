import { pageMeta } from '../../../seo/pageMeta.ts';
import { PricingView } from '../components/PricingView.tsx';

export const meta = () => pageMeta('/pricing');

export default PricingView;
