import { withDeadline } from './deadline.ts';
import { PaymentError } from './PaymentError.ts';
import { type Provider, readProvider } from './provider.ts';
import { failure, type Result, success } from './result.ts';

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
export const loadScript = (scriptUrl: string, timeoutMs: number): Promise<Result<Provider>> => {
  const url = new URL(scriptUrl, document.baseURI).href;
  const running = loads.get(url);
  if (running) return running;

  const present = alreadyHere(url);
  const load = present ? Promise.resolve(success(present)) : inject(url, timeoutMs);
  loads.set(url, load);
  return load;
};
