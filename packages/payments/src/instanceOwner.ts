import type { CompleteConfig } from './config.ts';
import { cancelledError, untilAborted, withDeadline } from './deadline.ts';
import { loadScript } from './loadScript.ts';
import { PaymentError } from './PaymentError.ts';
import type { Provider, ProviderInstance } from './provider.ts';
import { toPaymentError } from './providerError.ts';
import { failure, type Result, success } from './result.ts';

/** Holds the one provider instance of a client, from its first use to `dispose()`. */
export interface InstanceOwner {
  /** Fires when the client is disposed: everything that is under way ends as `cancelled`. */
  readonly signal: AbortSignal;
  /** The instance if it is ready now, else null. A pop-up must open in the same tick as the click. */
  current(): ProviderInstance | null;
  /** Loads, configures and answers the instance. After a failure the next call tries again. */
  get(signal: AbortSignal): Promise<Result<ProviderInstance>>;
  dispose(): void;
}

const notReady = () =>
  new PaymentError('unavailable', 'The payment provider did not become ready.', {
    providerCode: 'ready-timeout',
  });

const configure = async (provider: Provider, config: CompleteConfig): Promise<Result<ProviderInstance>> => {
  const instance = new provider.Recurly();
  const result = await withDeadline<ProviderInstance>(
    (settle) => {
      try {
        instance.configure({
          publicKey: config.publicKey,
          api: config.apiUrl,
          currency: config.currency,
          required: ['cvv'],
          engage: { enabled: false },
          report: false,
        });
        instance.ready(() => settle(success(instance)));
      } catch (thrown) {
        settle(failure(toPaymentError(thrown)));
      }
      return undefined;
    },
    { limit: { ms: config.readyTimeoutMs, error: notReady } },
  );
  if (!result.ok) instance.destroy();
  return result;
};

export const createInstanceOwner = (config: CompleteConfig): InstanceOwner => {
  const life = new AbortController();
  let attempt: Promise<Result<ProviderInstance>> | null = null;
  let instance: ProviderInstance | null = null;

  const open = async (): Promise<Result<ProviderInstance>> => {
    const script = await loadScript(config.scriptUrl, config.readyTimeoutMs);
    if (!script.ok) return script;
    // Configuring opens a message listener, so a client that was disposed meanwhile must not get that far.
    if (life.signal.aborted) return failure(cancelledError());
    const configured = await configure(script.value, config);
    if (configured.ok && life.signal.aborted) {
      configured.value.destroy();
      return failure(cancelledError());
    }
    return configured;
  };

  const start = async (): Promise<Result<ProviderInstance>> => {
    const result = await open();
    if (result.ok) instance = result.value;
    else attempt = null;
    return result;
  };

  return {
    signal: life.signal,
    current: () => instance,
    get: (signal) => {
      attempt ??= start();
      return untilAborted(attempt, signal);
    },
    dispose: () => {
      life.abort();
      instance?.destroy();
      instance = null;
    },
  };
};
