import type { CompleteConfig } from './config.ts';
import { untilAborted, withDeadline } from './deadline.ts';
import { PaymentError } from './PaymentError.ts';
import { type Provider, type ProviderInstance, readProvider } from './provider.ts';
import { toPaymentError } from './providerError.ts';
import { failure, type Result, success } from './result.ts';

/** An instance on its way. */
interface Opening {
  /** Its fields may go onto the page while the provider is asked whether it is ready. */
  readonly configured: Promise<Result<ProviderInstance>>;
  readonly ready: Promise<Result<ProviderInstance>>;
}

/** Holds the one provider instance of a client, from its first use to `dispose()`. */
export interface InstanceOwner {
  /** Fires when the client is disposed: everything that is under way ends as `cancelled`. */
  readonly signal: AbortSignal;
  /** The instance if it is ready now, else null. A pop-up must open in the same tick as the click. */
  current(): ProviderInstance | null;
  /** Loads and configures the instance. After a failure the next call tries again. */
  open(): Opening;
  /** The instance once it is ready. */
  get(signal: AbortSignal): Promise<Result<ProviderInstance>>;
  dispose(): void;
}

const notReady = () =>
  new PaymentError('unavailable', 'The payment provider did not become ready.', {
    providerCode: 'ready-timeout',
  });

/*
 * One load per URL for the whole page: two forms, a remount and a second client all wait for the same
 * script. A failed load is forgotten, so that the next call tries again.
 */
const loads = new Map<string, Promise<Result<Provider>>>();

const unavailable = (url: string, providerCode: string) =>
  new PaymentError('unavailable', `The payment script ${url} could not be loaded.`, { providerCode });

/** A script tag of the same address that already ran: put there by the page or by another copy of this package. */
const alreadyHere = (url: string): Provider | null =>
  Array.from(document.scripts).some((script) => script.src === url) ? readProvider() : null;

const inject = async (url: string, timeoutMs: number): Promise<Result<Provider>> => {
  const script = document.createElement('script');
  const result = await withDeadline<Provider>(
    (settle) => {
      script.onload = () => {
        const provider = readProvider();
        settle(provider ? success(provider) : failure(unavailable(url, 'script-empty')));
      };
      script.onerror = () => settle(failure(unavailable(url, 'script-error')));
      script.src = url;
      script.async = true;
      document.head.append(script);
      return () => {
        script.onload = null;
        script.onerror = null;
      };
    },
    { limit: { ms: timeoutMs, error: () => unavailable(url, 'script-timeout') } },
  );
  if (!result.ok) {
    script.remove();
    loads.delete(url);
  }
  return result;
};

/**
 * Loads the provider's script once and answers what it put on the page.
 *
 * @param scriptUrl address of the script, absolute or relative to the page
 * @param timeoutMs how long the script may take before it counts as unavailable
 */
const loadScript = (scriptUrl: string, timeoutMs: number): Promise<Result<Provider>> => {
  const url = new URL(scriptUrl, document.baseURI).href;
  const running = loads.get(url);
  if (running) return running;

  const present = alreadyHere(url);
  const load = present ? Promise.resolve(success(present)) : inject(url, timeoutMs);
  loads.set(url, load);
  return load;
};

export const createInstanceOwner = (config: CompleteConfig): InstanceOwner => {
  const life = new AbortController();
  let opening: Opening | null = null;
  let instance: ProviderInstance | null = null;

  const configure = async (): Promise<Result<ProviderInstance>> => {
    // Configuring opens a message listener, so a client that was disposed meanwhile must not get that far.
    const script = await untilAborted(loadScript(config.scriptUrl, config.readyTimeoutMs), life.signal);
    if (!script.ok) return script;
    const configured = new script.value.Recurly();
    try {
      configured.configure({
        publicKey: config.publicKey,
        api: config.apiUrl,
        currency: config.currency,
        required: ['cvv'],
        engage: { enabled: false },
        report: false,
      });
      return success(configured);
    } catch (thrown) {
      configured.destroy();
      return failure(toPaymentError(thrown));
    }
  };

  const untilReady = async (configuring: Opening['configured']): Promise<Result<ProviderInstance>> => {
    const configured = await configuring;
    const result = configured.ok
      ? await withDeadline<ProviderInstance>(
          (settle) => {
            configured.value.ready(() => settle(configured));
            return undefined;
          },
          { signal: life.signal, limit: { ms: config.readyTimeoutMs, error: notReady } },
        )
      : configured;
    if (result.ok) instance = result.value;
    else {
      if (configured.ok) configured.value.destroy();
      opening = null;
    }
    return result;
  };

  const start = (): Opening => {
    const configured = configure();
    return { configured, ready: untilReady(configured) };
  };

  const open = () => (opening ??= start());

  return {
    signal: life.signal,
    current: () => instance,
    open,
    get: (signal) => untilAborted(open().ready, signal),
    dispose: () => {
      life.abort();
      instance?.destroy();
      instance = null;
    },
  };
};
