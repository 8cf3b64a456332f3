import { isRecord } from '@backbeat/domain';

/*
 * The part of `window.recurly` that this package uses, and nothing else of it. The provider publishes no
 * package to import these types from; they describe its documented client (version 4).
 */

/** Settings of the provider's `configure()`. Everything that would reach a third party is switched off. */
interface ProviderSettings {
  readonly publicKey: string;
  readonly api: string;
  readonly currency: string;
  readonly required: readonly string[];
  /** The provider's marketing add-on injects a script of another company unless it is switched off. */
  readonly engage: { readonly enabled: false };
  readonly report: false;
}

type ProviderListener = (...values: unknown[]) => void;

interface ProviderEmitter {
  on(event: string, listener: ProviderListener): unknown;
  off(event?: string, listener?: ProviderListener): unknown;
}

export interface ProviderElement extends ProviderEmitter {
  attach(parent: HTMLElement): unknown;
  configure(options: object): unknown;
  focus(): unknown;
  destroy(): unknown;
}

export interface ProviderElements extends ProviderEmitter {
  CardElement(options: object): ProviderElement;
  CardNumberElement(options: object): ProviderElement;
  CardMonthElement(options: object): ProviderElement;
  CardYearElement(options: object): ProviderElement;
  CardCvvElement(options: object): ProviderElement;
  destroy(): unknown;
}

export interface ProviderPayPal extends ProviderEmitter {
  start(): unknown;
  destroy(): unknown;
}

export interface ProviderChallenge extends ProviderEmitter {
  attach(container: HTMLElement): unknown;
  destroy(): unknown;
}

type ProviderCallback = (error: unknown, answer: unknown) => void;

/** One configured client of the provider. */
export interface ProviderInstance {
  configure(settings: ProviderSettings): unknown;
  ready(done: () => void): unknown;
  destroy(): unknown;
  Elements(): ProviderElements;
  token(elements: ProviderElements, data: Record<string, string>, done: ProviderCallback): unknown;
  coupon(options: { coupon: string; plan: string; currency: string }, done: ProviderCallback): unknown;
  giftCard(options: { code: string }, done: ProviderCallback): unknown;
  PayPal(options: object): ProviderPayPal;
  Risk(): { ThreeDSecure(options: { actionTokenId: string }): ProviderChallenge };
}

/** What the provider's script leaves on `window.recurly`. */
export interface Provider {
  Recurly: new () => ProviderInstance;
}

const isProvider = (value: unknown): value is Provider =>
  isRecord(value) && typeof value.Recurly === 'function';

/** The provider that is on the page now, or null while its script has not run. */
export const readProvider = (): Provider | null => {
  const found: unknown = Reflect.get(window, 'recurly');
  return isProvider(found) ? found : null;
};
