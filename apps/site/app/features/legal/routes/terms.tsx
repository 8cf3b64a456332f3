import { LegalView } from '../components/LegalView.tsx';
import { terms } from '../documents/terms.tsx';

const Page = () => <LegalView document={terms} />;

export default Page;
