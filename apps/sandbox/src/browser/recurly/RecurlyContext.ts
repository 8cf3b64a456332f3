import type { ApiClient, Identity } from './apiClient.ts';
import type { Bus } from './Bus.ts';
import type { Emitter } from './Emitter.ts';

export interface Settings {
  readonly publicKey: string;
  readonly api: string;
  readonly currency: string;
  readonly required: readonly string[];
}

/** What the client gives to fields, frames and payment methods. */
export interface RecurlyContext extends Emitter {
  readonly config: Settings;
  readonly configured: boolean;
  readonly identity: Identity;
  readonly bus: Bus;
  readonly request: ApiClient;
}
