import { pageMeta } from '../../../seo/pageMeta.ts';
import { LegalView } from '../components/LegalView.tsx';
import { dmca } from '../documents/dmca.tsx';

export const meta = () => pageMeta('/dmca');

const Page = () => <LegalView document={dmca} />;

export default Page;
