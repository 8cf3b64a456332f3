import { pageMeta } from '../../../seo/pageMeta.ts';
import { DownloadView } from '../components/DownloadView.tsx';

export const meta = () => pageMeta('/download');

export default DownloadView;
