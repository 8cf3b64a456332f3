import { pageMeta } from '../../../seo/pageMeta.ts';
import { FreeTrialView } from '../components/FreeTrialView.tsx';

export const meta = () => pageMeta('/free-trial');

export default FreeTrialView;
