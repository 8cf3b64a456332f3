import type { Logger } from 'pino';
import type { BillingProvider } from './billing/BillingProvider.ts';
import type { Platforms } from './channels/platforms.ts';
import type { Config } from './config/Config.ts';
import type { OpenDatabase } from './db/Database.ts';
import type { IdentityProviders } from './identities/IdentityProvider.ts';
import type { Clock } from './lib/clock.ts';
import type { Metrics } from './operations/createMetrics.ts';

/** Everything outside that the api touches; tests pass their own. */
export interface Deps extends Pick<OpenDatabase, 'db' | 'exclusive' | 'jobs'> {
  readonly clock: Clock;
  /** What sign-ins go by; absent where it is `clock`. Only a development run moves the one without the other. */
  readonly sessionClock?: Clock;
  readonly config: Config;
  readonly identityProviders: IdentityProviders;
  readonly billing: BillingProvider;
  readonly platforms: Platforms;
  readonly logger: Logger;
  /** Absent where nobody reads them. */
  readonly metrics?: Metrics | undefined;
}
