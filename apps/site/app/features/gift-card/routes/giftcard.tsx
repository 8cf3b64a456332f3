import { pageMeta } from '../../../seo/pageMeta.ts';
import { GiftCardView } from '../components/GiftCardView.tsx';

export const meta = () => pageMeta('/giftcard');

export default GiftCardView;
