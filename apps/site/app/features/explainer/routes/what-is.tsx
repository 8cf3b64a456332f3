import { brand, whatIsPath } from '@backbeat/domain';
import { pageMeta } from '../../../seo/pageMeta.ts';
import { ExplainerView } from '../components/ExplainerView.tsx';

export const meta = () => pageMeta(whatIsPath(brand));

export default ExplainerView;
