import { pageMeta } from '../../../seo/pageMeta.ts';
import { PartnerView } from '../components/PartnerView.tsx';

export const meta = () => pageMeta('/pipelinegg');

export default PartnerView;
