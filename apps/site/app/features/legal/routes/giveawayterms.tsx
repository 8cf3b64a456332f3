import { pageMeta } from '../../../seo/pageMeta.ts';
import { LegalView } from '../components/LegalView.tsx';
import { giveawayTerms } from '../documents/giveawayTerms.tsx';

export const meta = () => pageMeta('/giveawayterms');

const Page = () => <LegalView document={giveawayTerms} />;

export default Page;
