import type { Clock } from './clock.ts';
import type { Faults } from './control/faults.ts';
import type { RateLimit } from './control/rateLimit.ts';
import type { PartnerAccount } from './platforms/rights/PartnerAccount.ts';
import type { StreamEvents } from './platforms/streamEvents.ts';
import type { Store } from './store/store.ts';

/** The base URLs of sandbox, api and site, without a final slash. */
export interface Addresses {
  /** The sandbox itself. */
  readonly url: string;
  readonly apiUrl: string;
  readonly siteUrl: string;
}

/** What every part of the sandbox is given. */
export interface SandboxContext extends Addresses {
  readonly store: Store;
  readonly clock: Clock;
  readonly faults: Faults;
  readonly rateLimit: RateLimit;
  /** Names of the live channels that are on air, and since when. */
  readonly onAir: Map<string, number>;
  /** Who is told when a live channel goes on air and stops. */
  readonly streamEvents: StreamEvents;
  /** Whether the pages of the identity providers cut themselves off from the window that opened them. */
  readonly isolation: { isOn: boolean };
  /** The server API takes it as the user of Basic authentication. */
  readonly privateKey: string;
  /** Who may use the interface for owners of rights. */
  readonly partner: PartnerAccount;
}

/** The part of the context that billing reads. */
export type Books = Pick<SandboxContext, 'store' | 'clock'>;
