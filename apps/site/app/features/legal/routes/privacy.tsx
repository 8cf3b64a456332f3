import { pageMeta } from '../../../seo/pageMeta.ts';
import { LegalView } from '../components/LegalView.tsx';
import { privacy } from '../documents/privacy.tsx';

export const meta = () => pageMeta('/privacy');

const Page = () => <LegalView document={privacy} />;

export default Page;
