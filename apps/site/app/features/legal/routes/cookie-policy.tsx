import { pageMeta } from '../../../seo/pageMeta.ts';
import { LegalView } from '../components/LegalView.tsx';
import { cookiePolicy } from '../documents/cookiePolicy.tsx';

export const meta = () => pageMeta('/cookie-policy');

const Page = () => <LegalView document={cookiePolicy} />;

export default Page;
