import { LegalView } from '../components/LegalView.tsx';
import { licenseServicesAgreement } from '../documents/licenseServicesAgreement.tsx';

const Page = () => <LegalView document={licenseServicesAgreement} />;

export default Page;
