import type { Client, Session } from '@backbeat/sdk';
import { createContext, use } from 'react';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { AccountTabs } from './accountTabs.ts';

/** What the pages talk to once the configuration is there. */
export interface Services {
  readonly config: SiteConfig;
  readonly client: Client;
  readonly session: Session;
  /** The other tabs of this browser. */
  readonly tabs: AccountTabs;
}

interface ServicesState {
  /** Null in the prerendered page and until the configuration has come. */
  readonly services: Services | null;
  /** Asks again who is here, after the service could not be reached. */
  readonly retry: () => void;
}

export const ServicesContext = createContext<ServicesState>({ services: null, retry: () => {} });

/** The services of the page; null in the prerendered page and until the configuration has come. */
export const useServices = (): Services | null => use(ServicesContext).services;

/**
 * The services for a view that is drawn for signed-in people only, so that they are there.
 *
 * @throws Error when it is drawn for somebody else
 */
export const useSignedInServices = (): Services => {
  const services = useServices();
  if (services === null) {
    throw new Error(
      'This view needs a signed-in person, and nobody can be signed in before the configuration has come. Draw it behind the session status.',
    );
  }
  return services;
};

/** Asks again who is here; for the button beside "we could not reach the server". */
export const useSessionRetry = (): (() => void) => use(ServicesContext).retry;
