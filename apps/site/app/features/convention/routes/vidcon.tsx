import { pageMeta } from '../../../seo/pageMeta.ts';
import { ConventionView } from '../components/ConventionView.tsx';

export const meta = () => pageMeta('/vidcon');

export default ConventionView;
