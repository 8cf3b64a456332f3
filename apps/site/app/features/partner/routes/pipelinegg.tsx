import { PartnerView } from '../components/PartnerView.tsx';

export default PartnerView;
