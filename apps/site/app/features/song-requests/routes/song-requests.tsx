import { pageMeta } from '../../../seo/pageMeta.ts';
import { SongRequestsView } from '../components/SongRequestsView.tsx';

export const meta = () => pageMeta('/song-requests');

export default SongRequestsView;
