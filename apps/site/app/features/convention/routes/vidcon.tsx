import { ConventionView } from '../components/ConventionView.tsx';

export default ConventionView;
