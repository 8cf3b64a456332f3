import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/** So long the database may go on before sockets and timers have their turn. */
const breathMs = 5;

type Exchange = PGlite['execProtocolStream'];

/**
 * The embedded engine with breaks. It works inside this thread and hands over from one query to the next without
 * going through the event loop: a hundred calls at once kept every socket waiting until all of their queries were
 * done, and answers of the payment provider that had long arrived counted as late.
 */
export class BreathingPGlite extends PGlite {
  #lastBreathMs = 0;

  /** Every query comes through here, several times. */
  override async execProtocolStream(...given: Parameters<Exchange>): ReturnType<Exchange> {
    if (performance.now() - this.#lastBreathMs > breathMs) {
      await nextTurn();
      this.#lastBreathMs = performance.now();
    }
    return super.execProtocolStream(...given);
  }

  /** Opened and ready. */
  static async open(options: PGliteOptions): Promise<BreathingPGlite> {
    const database = new BreathingPGlite(options);
    await database.waitReady;
    return database;
  }
}
