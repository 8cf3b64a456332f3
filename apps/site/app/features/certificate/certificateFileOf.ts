import type { CertificateFile } from '@backbeat/sdk/certificates';

/**
 * A certificate as a file that people and programs can read.
 *
 * @param slug the product's short name, which the file's name begins with
 */
export const certificateFileOf = (certificate: CertificateFile, slug: string) => ({
  name: `${slug}-certificate-${certificate.code}.json`,
  text: `${JSON.stringify(certificate, null, 2)}\n`,
});
