import { ExplainerView } from '../components/ExplainerView.tsx';

export default ExplainerView;
