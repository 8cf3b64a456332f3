import { certificateSchema, type Endpoints, type ResponseOf } from '@backbeat/sdk/contract';
import { decodeJwt } from 'jose';

/** A kept certificate as it is handed out: the fields for people are what was signed. */
export const certificateFile = (jws: string): ResponseOf<Endpoints['certificate']> => ({
  ...certificateSchema.parse(decodeJwt(jws)),
  jws,
});
