import { SdkError } from './SdkError.ts';

/**
 * Thrown when a call goes to a service whose address the client was not given.
 *
 * @example
 * new NotConfiguredError({ endpoint: 'shareChannels', option: 'playerUrl' }).message // → 'shareChannels needs an address that this client was not given. Pass "playerUrl" to createClient.'
 */
export class NotConfiguredError extends SdkError {
  override readonly name = 'NotConfiguredError';
  readonly code = 'not_configured';

  constructor({ endpoint, option }: { readonly endpoint: string; readonly option: string }) {
    super(`${endpoint} needs an address that this client was not given. Pass "${option}" to createClient.`, {
      endpoint,
    });
  }
}
