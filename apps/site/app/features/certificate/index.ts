export { spanText } from './certificateWords.ts';
export { CertificateActions } from './components/CertificateActions.tsx';
export { CertificateCard } from './components/CertificateCard.tsx';
