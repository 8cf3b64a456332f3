import type { User } from '@backbeat/domain';
import type { Client, errorText, Session, SessionSnapshot } from '@backbeat/sdk';
import { createContext, use, useEffect } from 'react';
import type { SiteConfig } from '../../config/siteConfig.ts';
import type { AccountTabs } from './accountTabs.ts';
import type { SessionState } from './sessionSlice.ts';

/** The signed-in person as the query cache has them, for views that stand outside of its provider. */
export interface Me {
  readonly subscribe: (notify: () => void) => () => void;
  /** Null while nobody is known. */
  readonly get: () => User | null;
}

/** Follows the session for the store. The client starts before the store exists and does not know it. */
export interface Followers {
  /** The snapshot that they know already. */
  readonly known: SessionSnapshot;
  readonly onChange: (state: SessionState) => void;
  /** The session has ended here: what is personal goes. */
  readonly onEnd: () => void;
  /** Another tab has changed something. */
  readonly onOtherTab: () => void;
}

/** What the pages talk to once the configuration is there. */
export interface Services {
  readonly config: SiteConfig;
  readonly client: Client;
  readonly session: Session;
  /** The client's words for what went wrong; they come with the client. */
  readonly errorText: typeof errorText;
  /** The other tabs of this browser. */
  readonly tabs: AccountTabs;
  readonly me: Me;
  /** Carries every change of the session on. Returns how to stop. */
  readonly follow: (followers: Followers) => () => void;
}

interface ServicesState {
  /** Null in the prerendered page, until they are wanted, and until the configuration has come. */
  readonly services: Services | null;
  /** Says that a view needs them, also where nobody is signed in. */
  readonly want: () => void;
  /** Asks again who is here, after the service could not be reached. */
  readonly retry: () => void;
}

export const ServicesContext = createContext<ServicesState>({
  services: null,
  want: () => {},
  retry: () => {},
});

/** The services if they are open; a view that can do without them does not open them. */
export const useOpenServices = (): Services | null => use(ServicesContext).services;

/** Opens the services for a view that needs them only later, from a press or a key on. */
export const useWantServices = (): (() => void) => use(ServicesContext).want;

/** The services of the page, opened by being used; null in the prerendered page and until they have come. */
export const useServices = (): Services | null => {
  const { services, want } = use(ServicesContext);
  useEffect(want, [want]);
  return services;
};

/**
 * The services for a view that is drawn for signed-in people only, so that they are there.
 *
 * @throws Error when it is drawn for somebody else
 */
export const useSignedInServices = (): Services => {
  const services = useOpenServices();
  if (services === null) {
    throw new Error(
      'This view needs a signed-in person, and nobody can be signed in before the configuration has come. Draw it behind the session status.',
    );
  }
  return services;
};

/** Asks again who is here; for the button beside "we could not reach the server". */
export const useSessionRetry = (): (() => void) => use(ServicesContext).retry;
