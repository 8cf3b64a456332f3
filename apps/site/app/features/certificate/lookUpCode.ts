import { ApiError, type Client, errorText } from '@backbeat/sdk';
import { openServices } from '../session/index.ts';
import type { CodeAnswer } from './checkCertificate.ts';

type OpenClient = () => Promise<Pick<Client, 'certificate'>>;

const ownClient: OpenClient = async () => (await openServices()).services.client;

/** Asks the server for a certificate by its code. This file and the client are loaded when somebody asks. */
export const lookUpCode = async (code: string, openClient = ownClient): Promise<CodeAnswer> => {
  try {
    const client = await openClient();
    return { kind: 'found', file: await client.certificate({ params: { code } }) };
  } catch (error) {
    const isUnknown = error instanceof ApiError && (error.status === 404 || error.status === 422);
    return isUnknown ? { kind: 'unknown' } : { kind: 'failed', reason: errorText(error) };
  }
};
