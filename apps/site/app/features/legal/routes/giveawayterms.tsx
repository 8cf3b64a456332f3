import { LegalView } from '../components/LegalView.tsx';
import { giveawayTerms } from '../documents/giveawayTerms.tsx';

const Page = () => <LegalView document={giveawayTerms} />;

export default Page;
