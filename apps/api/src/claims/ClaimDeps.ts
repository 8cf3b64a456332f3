import type { Logger } from 'pino';
import type { Platforms } from '../channels/platforms.ts';
import type { DbDeps } from '../db/Database.ts';
import type { Letters } from '../letters/createLetters.ts';

/** What work on claims needs. */
export interface ClaimDeps extends DbDeps {
  readonly platforms: Platforms;
  readonly letters: Letters;
  readonly logger: Logger;
}
