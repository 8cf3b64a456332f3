import { SongRequestsView } from '../components/SongRequestsView.tsx';

export default SongRequestsView;
