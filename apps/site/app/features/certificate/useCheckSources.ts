import { useEffect } from 'react';
import { useServices } from '../session/index.ts';
import type { CheckSources } from './checkCertificate.ts';
import { fetchKeys, readStoredKeys } from './storedKeys.ts';

const storage = () => localStorage;

/** What a check asks; the keys are read and kept as soon as the page is open. Null until it is known whom to ask. */
export const useCheckSources = (): CheckSources | null => {
  const services = useServices();
  const issuer = services?.config.apiUrl ?? null;
  useEffect(() => {
    // Without a connection the kept ones do.
    if (issuer !== null) void fetchKeys(storage, issuer).catch(() => {});
  }, [issuer]);
  if (services === null || issuer === null) return null;
  return {
    issuer,
    storedKeys: () => readStoredKeys(storage, issuer),
    fetchKeys: () => fetchKeys(storage, issuer),
    readByCode: (code) => services.client.certificate({ params: { code } }),
  };
};
