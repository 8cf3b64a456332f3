import { pageMeta } from '../../../seo/pageMeta.ts';
import { NotFoundView } from '../components/NotFoundView.tsx';

export const meta = () => [...pageMeta('/not-found'), { name: 'robots', content: 'noindex' }];

export default NotFoundView;
