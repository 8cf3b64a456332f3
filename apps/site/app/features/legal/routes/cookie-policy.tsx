import { LegalView } from '../components/LegalView.tsx';
import { cookiePolicy } from '../documents/cookiePolicy.tsx';

const Page = () => <LegalView document={cookiePolicy} />;

export default Page;
