import { pageMeta } from '../../../seo/pageMeta.ts';
import { PlatformOfferView } from '../components/PlatformOfferView.tsx';

export const meta = () => pageMeta('/twitch');

export default PlatformOfferView;
