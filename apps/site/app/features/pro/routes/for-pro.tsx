import { ProView } from '../components/ProView.tsx';

export default ProView;
