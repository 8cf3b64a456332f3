import type { Cents } from '@backbeat/domain';
import type { CompleteConfig } from './config.ts';
import { anySignal, cancelledError, withDeadline } from './deadline.ts';
import type { InstanceOwner } from './instanceOwner.ts';
import { PaymentError } from './PaymentError.ts';
import { type PaymentToken, toToken } from './PaymentToken.ts';
import type { ProviderInstance, ProviderPayPal } from './provider.ts';
import { toPaymentError } from './providerError.ts';
import { failure, type Result } from './result.ts';

export interface PayPalOptions {
  /** What the person agrees to, as PayPal shows it. */
  readonly description: string;
  /** What PayPal shows as the amount. */
  readonly amountCents: Cents;
  /** Ends the call. */
  readonly signal?: AbortSignal;
}

/** A person may leave the window open behind others; after this the attempt is given up. */
const windowTimeoutMs = 15 * 60_000;

const timedOut = () => new PaymentError('timeout', 'The PayPal window was open too long.');

const blocked = () =>
  new PaymentError('unavailable', 'The browser blocked the PayPal window.', {
    providerCode: 'popup-blocked',
  });

const dollars = (amountCents: Cents) => (amountCents / 100).toFixed(2);

/*
 * The provider opens its window itself and, when the browser refuses, reports nothing at all: the call would
 * hang. `start` runs in one go, so the answer of `window.open` can be seen while it runs.
 */
const startAndSeeWindow = (payPal: ProviderPayPal): Window | null | undefined => {
  const open = window.open;
  let opened: Window | null | undefined;
  window.open = (...target) => {
    opened = open.apply(window, target);
    return opened;
  };
  try {
    payPal.start();
  } finally {
    window.open = open;
  }
  return opened;
};

const begin = (
  instance: ProviderInstance,
  config: CompleteConfig,
  { description, amountCents }: PayPalOptions,
  signal: AbortSignal,
): Promise<Result<PaymentToken>> =>
  withDeadline<PaymentToken>(
    (settle) => {
      let payPal: ProviderPayPal | undefined;
      try {
        payPal = instance.PayPal({
          display: { displayName: description, amount: dollars(amountCents), currency: config.currency },
          ...(config.payPal === 'complete' && { payPalComplete: true }),
        });
        payPal.on('token', (answer) => settle(toToken(answer, 'paypal')));
        // A closed window reports `cancel` and then an error as well: the first one counts.
        payPal.on('cancel', () => settle(failure(cancelledError())));
        payPal.on('error', (reported) => settle(failure(toPaymentError(reported))));
        if (startAndSeeWindow(payPal) === null) settle(failure(blocked()));
      } catch (thrown) {
        settle(failure(toPaymentError(thrown)));
      }
      return () => payPal?.destroy();
    },
    { signal, limit: { ms: windowTimeoutMs, error: timedOut } },
  );

/**
 * Opens PayPal's window and answers its token. Call it inside the click: when the client is loaded the window
 * opens in the same tick, which is what pop-up blockers ask for.
 */
export const payWithPayPal = async (
  owner: InstanceOwner,
  config: CompleteConfig,
  options: PayPalOptions,
): Promise<Result<PaymentToken>> => {
  const signal = anySignal(owner.signal, options.signal);
  const current = owner.current();
  if (current) return begin(current, config, options, signal);
  const opened = await owner.get(signal);
  return opened.ok ? begin(opened.value, config, options, signal) : opened;
};
