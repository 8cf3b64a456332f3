import type { SdkError } from '@backbeat/sdk';
import { createStaffClient, openStaffKey, type StaffClient, type StaffKey } from '@backbeat/sdk/staff/client';
import { staffQueryKeys } from '@backbeat/sdk/staff/query';
import { QueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import { loadDeskConfig } from '../config/deskConfig.ts';
import { sessionState } from './sessionState.ts';

/** What every screen works with. */
export interface StaffServices {
  readonly apiUrl: string;
  readonly key: StaffKey;
  readonly client: StaffClient;
  readonly cache: QueryClient;
}

const createCache = () =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: 15_000, retry: false },
      mutations: { retry: false, networkMode: 'always' },
    },
  });

/**
 * Reads the configuration, opens the key of this browser and makes the client.
 *
 * @throws Error where the browser keeps no key, or the configuration is not there
 */
export const openServices = async (): Promise<StaffServices> => {
  const [{ apiUrl }, key] = await Promise.all([loadDeskConfig(), openStaffKey()]);
  const cache = createCache();
  const client = createStaffClient({
    apiUrl,
    key,
    getSession: () => sessionState.id(),
    fetch: async (...asked) => {
      const response = await fetch(...asked);
      if (response.ok) sessionState.used();
      return response;
    },
    onUnauthorized: () => {
      sessionState.end();
      // Nothing of anybody stays in this tab.
      cache.removeQueries({ queryKey: staffQueryKeys.all });
    },
    onError: (error: SdkError) => console.warn(error.message, error.requestId ?? ''),
  });
  return { apiUrl, key, client, cache };
};

/** @see useStaff */
export const StaffContext = createContext<StaffServices | null>(null);

/**
 * The services of the desk.
 *
 * @throws Error outside of the desk's own tree
 */
export const useStaff = (): StaffServices => {
  const services = use(StaffContext);
  if (services === null) throw new Error('This part stands outside of <StaffContext>.');
  return services;
};
