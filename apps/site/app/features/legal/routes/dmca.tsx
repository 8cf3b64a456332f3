import { LegalView } from '../components/LegalView.tsx';
import { dmca } from '../documents/dmca.tsx';

const Page = () => <LegalView document={dmca} />;

export default Page;
