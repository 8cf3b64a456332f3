import { NotFoundView } from '../components/NotFoundView.tsx';

export default NotFoundView;
