import { SdkError } from './SdkError.ts';

/**
 * Thrown when no whole answer arrived: no connection, a connection that broke, or a browser that refused the
 * request (CORS). A write may have happened all the same.
 *
 * @example
 * new NetworkError({ endpoint: 'me' }).code // → 'network_error'
 */
export class NetworkError extends SdkError {
  override readonly name = 'NetworkError';
  readonly code = 'network_error';

  constructor(context: { readonly endpoint: string; readonly cause?: unknown }) {
    super(
      `${context.endpoint} got no whole answer, so nothing is known about its result. Check the connection and the address, then try again.`,
      context,
    );
  }
}
