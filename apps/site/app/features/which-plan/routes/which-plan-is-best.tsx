import { PlanChooserView } from '../components/PlanChooserView.tsx';

export default PlanChooserView;
