/** What a check needs beside its form: loaded after the page, and before somebody is without a connection. */
export { checkCertificate } from './checkCertificate.ts';
export { CheckResult } from './components/CheckResult.tsx';
