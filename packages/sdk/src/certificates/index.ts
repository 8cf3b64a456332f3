/** Coverage certificates: what they say, and the rule by which everybody can check one. Needs Web Crypto alone. */
export type { Certificate, CertificateFile } from './Certificate.ts';
export { type CertificateText, readCertificateText } from './readCertificateText.ts';
export {
  type CertificateChange,
  type CertificateRefusal,
  type CertificateRules,
  type CertificateVerdict,
  verifyCertificate,
} from './verifyCertificate.ts';
