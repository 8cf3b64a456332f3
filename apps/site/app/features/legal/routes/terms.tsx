import { pageMeta } from '../../../seo/pageMeta.ts';
import { LegalView } from '../components/LegalView.tsx';
import { terms } from '../documents/terms.tsx';

export const meta = () => pageMeta('/terms');

const Page = () => <LegalView document={terms} />;

export default Page;
