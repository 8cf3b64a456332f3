import { PlatformOfferView } from '../components/PlatformOfferView.tsx';

export default PlatformOfferView;
