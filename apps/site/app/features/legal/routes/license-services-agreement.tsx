import { pageMeta } from '../../../seo/pageMeta.ts';
import { LegalView } from '../components/LegalView.tsx';
import { licenseServicesAgreement } from '../documents/licenseServicesAgreement.tsx';

export const meta = () => pageMeta('/license-services-agreement');

const Page = () => <LegalView document={licenseServicesAgreement} />;

export default Page;
