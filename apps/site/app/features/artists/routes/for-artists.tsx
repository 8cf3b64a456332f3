import { ArtistsView } from '../components/ArtistsView.tsx';

export default ArtistsView;
