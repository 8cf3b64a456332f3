import { type ApiClient, createApiClient, type Identity } from './apiClient.ts';
import { Bus } from './Bus.ts';
import { ClientError } from './clientError.ts';
import { Elements } from './Elements.ts';
import { Emitter } from './Emitter.ts';
import { PayPal, type PayPalOptions } from './PayPal.ts';
import type { RecurlyContext, Settings } from './RecurlyContext.ts';
import { ThreeDSecure, type ThreeDSecureOptions } from './ThreeDSecure.ts';
import { type Done, tokenize } from './tokenize.ts';

type GivenSettings = string | Partial<Settings>;

/** Where this script came from is where its API is. */
const scriptUrl =
  document.currentScript instanceof HTMLScriptElement ? document.currentScript.src : location.href;

const defaults: Settings = {
  publicKey: '',
  api: new URL('/js/v1', scriptUrl).href,
  currency: 'USD',
  required: [],
};

/** The provider's browser client, as far as the product uses it. */
export class Recurly extends Emitter implements RecurlyContext {
  readonly Recurly = Recurly;
  readonly identity: Identity = {
    deviceId: crypto.randomUUID(),
    sessionId: crypto.randomUUID(),
    instanceId: crypto.randomUUID(),
  };
  config: Settings = defaults;
  configured = false;
  #bus: Bus | null = null;
  #request: ApiClient | null = null;
  #ready: Promise<unknown> | null = null;

  get bus(): Bus {
    this.#bus ??= new Bus(this.config.api);
    return this.#bus;
  }

  get request(): ApiClient {
    this.#request ??= createApiClient(this.config.api, this.config.publicKey, this.identity);
    return this.#request;
  }

  configure(given: GivenSettings): this {
    const settings = typeof given === 'string' ? { publicKey: given } : given;
    const config = { ...this.config, ...settings };
    if (!config.publicKey) throw new ClientError('missing-public-key', 'The publicKey setting is required.');
    this.config = { ...config, api: new URL(config.api, location.href).href.replace(/\/$/, '') };
    this.#request = null;
    this.configured = true;
    this.bus.add(this);
    return this;
  }

  /** Calls back once the API has answered for the first time. */
  ready(done: () => void): void {
    if (!this.configured)
      throw new ClientError('not-configured', 'Not configured. Call recurly.configure() first.');
    this.#ready ??= this.request.get('/risk/info');
    this.#ready.then(done, (error: unknown) => this.emit('error', error));
  }

  Elements(): Elements {
    if (!this.configured)
      throw new ClientError('not-configured', 'Not configured. Call recurly.configure() first.');
    return new Elements(this);
  }

  token(elements: unknown, data: unknown, done: unknown): void {
    tokenize(this, elements, data, done);
  }

  plan(code: string, done: Done): void {
    this.#look(`/plans/${encodeURIComponent(code)}`, {}, done);
  }

  coupon(
    options: { coupon?: string; plan?: string; plans?: readonly string[]; currency?: string },
    done: Done,
  ): void {
    if (!options.coupon) throw new ClientError('missing-coupon', 'The coupon code is required.');
    const planCodes = options.plans ?? (options.plan === undefined ? [] : [options.plan]);
    const data = { plan_codes: planCodes, currency: options.currency };
    this.#look(`/coupons/${encodeURIComponent(options.coupon)}`, data, done);
  }

  giftCard(options: { code?: string; giftcard?: string }, done: Done): void {
    const code = options.code ?? options.giftcard;
    if (!code) throw new ClientError('invalid-option', 'Option code must be a String.');
    this.#look(`/gift_cards/${encodeURIComponent(code)}`, {}, done);
  }

  PayPal(options: PayPalOptions = {}): PayPal {
    return new PayPal(this, options);
  }

  Risk(): { ThreeDSecure: (options: ThreeDSecureOptions) => ThreeDSecure } {
    return { ThreeDSecure: (options) => new ThreeDSecure(this, options) };
  }

  destroy(): void {
    this.#bus?.send('destroy');
    this.#bus?.destroy();
    this.#bus = null;
    this.off();
  }

  #look(path: string, data: object, done: Done): void {
    this.request.get(path, { ...data }).then(
      (answer) => done(null, answer),
      (error: unknown) => done(error),
    );
  }
}

Object.assign(window, { recurly: new Recurly() });
