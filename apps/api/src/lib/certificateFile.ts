import { certificateSchema, type Endpoints, type ResponseOf } from '@backbeat/sdk/contract';
import { decodeJwt } from 'jose';

/** The order of P-256. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

/** (r, s) and (r, -s) are both valid: certificates use the lower s, so that a certificate has one form. */
const withLowSignature = (jws: string): string => {
  const at = jws.lastIndexOf('.') + 1;
  const bytes = Buffer.from(jws.slice(at), 'base64url');
  const s = BigInt(`0x${bytes.toString('hex', 32)}`);
  if (s <= order / 2n) return jws;
  const lower = (order - s).toString(16).padStart(64, '0');
  return jws.slice(0, at) + Buffer.from(bytes.toString('hex', 0, 32) + lower, 'hex').toString('base64url');
};

/** The file of a stored certificate: its readable fields come from the signed text. */
export const certificateFile = (jws: string): ResponseOf<Endpoints['certificate']> => ({
  ...certificateSchema.parse(decodeJwt(jws)),
  jws: withLowSignature(jws),
});
