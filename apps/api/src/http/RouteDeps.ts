import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';

/** What most routes need: the database, the clock and the rate limits. */
export interface RouteDeps extends DbDeps {
  readonly config: Pick<Config, 'limits' | 'trustedProxies'>;
}
