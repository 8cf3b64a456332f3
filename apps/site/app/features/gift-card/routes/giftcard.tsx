import { GiftCardView } from '../components/GiftCardView.tsx';

export default GiftCardView;
