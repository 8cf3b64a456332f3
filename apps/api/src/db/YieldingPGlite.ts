import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';

/** What the tables need beside the engine itself. */
export const engineExtensions = { pg_trgm } as const;

/** The engine may block the event loop for this long. */
const maxBlockMs = 5;

type Exchange = PGlite['execProtocolStream'];

/**
 * The embedded engine runs query after query in this thread. It yields in between, or answers of the payment provider
 * that have arrived would be read too late.
 */
export class YieldingPGlite extends PGlite {
  #lastYieldMs = 0;

  /** Every query passes here several times. */
  override async execProtocolStream(...given: Parameters<Exchange>): ReturnType<Exchange> {
    if (performance.now() - this.#lastYieldMs > maxBlockMs) {
      await nextTurn();
      this.#lastYieldMs = performance.now();
    }
    return super.execProtocolStream(...given);
  }

  /** Opens an engine and waits until it is ready. */
  static async open(options: PGliteOptions): Promise<YieldingPGlite> {
    const database = new YieldingPGlite({ ...options, extensions: engineExtensions });
    await database.waitReady;
    return database;
  }
}
