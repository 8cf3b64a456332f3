import { PlayingView } from '../components/PlayingView.tsx';

export default PlayingView;
