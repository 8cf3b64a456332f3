import { pageMeta } from '../../../seo/pageMeta.ts';
import { ArtistsView } from '../components/ArtistsView.tsx';

export const meta = () => pageMeta('/for/artists');

export default ArtistsView;
