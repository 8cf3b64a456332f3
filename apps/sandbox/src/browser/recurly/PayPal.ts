import { isRecord } from '../isRecord.ts';
import { ClientError } from './clientError.ts';
import { Emitter } from './Emitter.ts';
import { Frame } from './Frame.ts';
import type { RecurlyContext } from './RecurlyContext.ts';

export interface PayPalOptions {
  readonly display?: {
    readonly displayName?: string;
    readonly amount?: string | number;
  };
  /** The newer flow; in the sandbox it opens the same page. */
  readonly payPalComplete?: boolean | object;
}

const isCancel = (cause: unknown): boolean => isRecord(cause) && cause.code === 'paypal-cancel';

/** PayPal in a window. Events: ready, token, cancel, error. */
export class PayPal extends Emitter {
  readonly #recurly: RecurlyContext;
  readonly #options: PayPalOptions;
  #frame: Frame | null = null;

  constructor(recurly: RecurlyContext, options: PayPalOptions) {
    super();
    this.#recurly = recurly;
    this.#options = options;
    queueMicrotask(() => this.emit('ready'));
  }

  ready(done: () => void): void {
    queueMicrotask(done);
  }

  start(): void {
    const { display = {}, payPalComplete } = this.#options;
    const payload = { description: display.displayName, amount: display.amount };
    const path = payPalComplete ? '/paypal_complete/start' : '/paypal/start';
    const frame = new Frame(this.#recurly, path, payload, null);
    frame.once('done', (token) => this.emit('token', token));
    frame.once('close', () => this.emit('cancel'));
    frame.once('error', (cause) => {
      // The provider's client emits both events for a cancelled payment too.
      if (isCancel(cause)) this.emit('cancel');
      this.emit(
        'error',
        Object.assign(new ClientError('paypal-tokenize-error', 'PayPal made no token.'), { cause }),
      );
    });
    this.#frame = frame;
  }

  destroy(): void {
    this.#frame?.destroy();
    this.off();
  }
}
