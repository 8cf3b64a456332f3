export { NotFoundView } from './components/NotFoundView.tsx';
