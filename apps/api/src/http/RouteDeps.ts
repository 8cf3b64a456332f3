import type { Config } from '../config/Config.ts';
import type { DbDeps } from '../db/Database.ts';

/** What most routes work with: rows, the time, and how often somebody may call. */
export interface RouteDeps extends DbDeps {
  readonly config: Pick<Config, 'limits' | 'trustedProxies'>;
}
