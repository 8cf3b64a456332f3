import { pageMeta } from '../../../seo/pageMeta.ts';
import { ProView } from '../components/ProView.tsx';

export const meta = () => pageMeta('/for/pro');

export default ProView;
