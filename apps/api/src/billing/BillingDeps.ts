import type { Logger } from 'pino';
import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';
import type { Letters } from '../letters/createLetters.ts';
import type { BillingProvider } from './BillingProvider.ts';

/** What every part works with that moves money or copies the payment provider's books. */
export interface BillingDeps extends DbDeps {
  readonly billing: BillingProvider;
  readonly config: Pick<Config, 'usedOffersKey'>;
  readonly letters: Letters;
  readonly logger: Logger;
}
