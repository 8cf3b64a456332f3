/** Where the payment provider is and how long it may take. Only the addresses and the key differ between a sandbox and production. */
export interface PaymentsConfig {
  /** Which provider answers at these addresses. The page shows a test banner for `sandbox`. */
  readonly provider: 'recurly' | 'sandbox';
  /** Address of the provider's script, e.g. `https://js.recurly.com/v4/recurly.js`. */
  readonly scriptUrl: string;
  /** Base of the provider's browser API, e.g. `https://api.recurly.com/js/v1`. */
  readonly apiUrl: string;
  /** The site's public key at the provider. */
  readonly publicKey: string;
  /** ISO 4217 code of all amounts. */
  readonly currency: 'USD';
  /** How long the script, and then each field, may take. @default 8000 */
  readonly readyTimeoutMs?: number;
  /** How long a token or a code look-up may take. @default 20000 */
  readonly tokenTimeoutMs?: number;
  /** How the provider's account is set up for PayPal. @default 'direct' */
  readonly payPal?: 'direct' | 'complete';
}

/** A configuration with every default filled in. */
export type CompleteConfig = Required<PaymentsConfig>;

export const completeConfig = (config: PaymentsConfig): CompleteConfig => ({
  readyTimeoutMs: 8_000,
  tokenTimeoutMs: 20_000,
  payPal: 'direct',
  ...config,
});
