/**
 * What a check needs beside its form. The page loads it at once, so that a check works without a connection later.
 */
export { checkCertificate } from './checkCertificate.ts';
export { CheckResult } from './components/CheckResult.tsx';
