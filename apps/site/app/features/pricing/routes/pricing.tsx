import { PricingView } from '../components/PricingView.tsx';

export default PricingView;
