import { useEffect } from 'react';
import { deviceStorage } from '../../browserStorage.ts';
import { useSiteConfig } from '../../config/useSiteConfig.ts';
import { releaseFile } from '../../release/missingFiles.ts';
import type { CheckSources, CodeAnswer } from './checkCertificate.ts';
import { fetchKeys, readStoredKeys } from './storedKeys.ts';

/** Its code, with the client, may not be had for the same reason as the answer. */
const lookUp = async (code: string): Promise<CodeAnswer> =>
  // Known at once, where the client would try for seconds.
  navigator.onLine === false
    ? { kind: 'failed', reason: 'There is no connection.' }
    : releaseFile(import('./lookUpCode.ts')).then(
        ({ lookUpCode }) => lookUpCode(code),
        () => ({
          kind: 'failed',
          reason: 'We could not reach the server. Check your connection and try again.',
        }),
      );

/** What a check asks; the keys are read and kept as soon as the page is open. Null until it is known whom to ask. */
export const useCheckSources = (): CheckSources | null => {
  const issuer = useSiteConfig()?.apiUrl ?? null;
  useEffect(() => {
    // Without a connection the kept ones do.
    if (issuer !== null) void fetchKeys(deviceStorage, issuer).catch(() => {});
  }, [issuer]);
  if (issuer === null) return null;
  return {
    issuer,
    storedKeys: () => readStoredKeys(deviceStorage, issuer),
    fetchKeys: () => fetchKeys(deviceStorage, issuer),
    lookUp,
  };
};
