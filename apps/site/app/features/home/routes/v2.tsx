import { pageMeta } from '../../../seo/pageMeta.ts';
import { HomeView } from '../components/HomeView.tsx';

export const meta = () => pageMeta('/');

export default HomeView;
