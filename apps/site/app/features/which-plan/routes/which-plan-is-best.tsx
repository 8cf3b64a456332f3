import { pageMeta } from '../../../seo/pageMeta.ts';
import { PlanChooserView } from '../components/PlanChooserView.tsx';

export const meta = () => pageMeta('/which-plan-is-best');

export default PlanChooserView;
