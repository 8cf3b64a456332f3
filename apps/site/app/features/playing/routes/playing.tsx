import { pageMeta } from '../../../seo/pageMeta.ts';
import { PlayingView } from '../components/PlayingView.tsx';

export const meta = () => [...pageMeta('/'), { name: 'robots', content: 'noindex' }];

export default PlayingView;
