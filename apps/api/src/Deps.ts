import type { Logger } from 'pino';
import type { BillingProvider } from './billing/BillingProvider.ts';
import type { Platforms } from './channels/platforms.ts';
import type { Config } from './config/Config.ts';
import type { OpenDatabase } from './db/Database.ts';
import type { IdentityProviders } from './identities/IdentityProvider.ts';
import type { Letters } from './letters/createLetters.ts';
import type { Clock } from './lib/clock.ts';
import type { Metrics } from './operations/createMetrics.ts';

/** Everything outside of the api that it uses; tests pass their own. */
export interface Deps extends Pick<OpenDatabase, 'db' | 'exclusive' | 'jobs'> {
  readonly clock: Clock;
  /** The clock of sign-ins, if it is not `clock`: only a development run moves the two apart. */
  readonly sessionClock?: Clock;
  readonly config: Config;
  readonly identityProviders: IdentityProviders;
  readonly billing: BillingProvider;
  readonly platforms: Platforms;
  readonly letters: Letters;
  readonly logger: Logger;
  /** Absent if nobody reads metrics. */
  readonly metrics?: Metrics | undefined;
}
