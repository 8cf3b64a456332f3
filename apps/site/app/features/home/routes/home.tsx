import { HomeView } from '../components/HomeView.tsx';

export default HomeView;
