import { ApiError, errorText } from '@backbeat/sdk';
import { openServices } from '../session/index.ts';
import type { CodeAnswer } from './checkCertificate.ts';

/** Asks the server for a certificate by its code: what it takes comes when somebody asks. */
export const lookUpCode = async (code: string): Promise<CodeAnswer> => {
  try {
    const { services } = await openServices();
    return { kind: 'found', file: await services.client.certificate({ params: { code } }) };
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
    return isUnknown ? { kind: 'unknown' } : { kind: 'failed', reason: errorText(error) };
  }
};
