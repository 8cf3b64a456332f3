import { FreeTrialView } from '../components/FreeTrialView.tsx';

export default FreeTrialView;
