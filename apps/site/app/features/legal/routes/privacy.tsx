import { LegalView } from '../components/LegalView.tsx';
import { privacy } from '../documents/privacy.tsx';

const Page = () => <LegalView document={privacy} />;

export default Page;
