import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** The engine may keep the event loop for this long before it yields to sockets and timers. */
const maxBlockMs = 5;

type Exchange = PGlite['execProtocolStream'];

/**
 * The embedded engine runs in this thread and goes from query to query without the event loop. It has to yield in
 * between, or answers of the payment provider that have long arrived are read too late.
 */
export class YieldingPGlite extends PGlite {
  #lastYieldMs = 0;

  /** Every query comes through here, several times. */
  override async execProtocolStream(...given: Parameters<Exchange>): ReturnType<Exchange> {
    if (performance.now() - this.#lastYieldMs > maxBlockMs) {
      await nextTurn();
      this.#lastYieldMs = performance.now();
    }
    return super.execProtocolStream(...given);
  }

  /** Opened and ready. */
  static async open(options: PGliteOptions): Promise<YieldingPGlite> {
    const database = new YieldingPGlite(options);
    await database.waitReady;
    return database;
  }
}
