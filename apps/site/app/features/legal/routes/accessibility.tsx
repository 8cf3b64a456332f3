import { LegalView } from '../components/LegalView.tsx';
import { accessibility } from '../documents/accessibility.tsx';

const Page = () => <LegalView document={accessibility} />;

export default Page;
