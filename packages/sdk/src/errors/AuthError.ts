import { ApiError, type ApiErrorAnswer } from './ApiError.ts';
import type { SdkErrorCode } from './SdkError.ts';

/**
 * Thrown when a server answered with 401, and when a session token cannot be read, which is treated as
 * tampering. The session is over either way.
 *
 * @example
 * new AuthError({ endpoint: 'me', statusText: 'Unauthorized', body: null, wireCode: null }).status // → 401
 */
export class AuthError extends ApiError {
  override readonly name = 'AuthError';
  override readonly code: SdkErrorCode = 'unauthorized';

  constructor(answer: Omit<ApiErrorAnswer, 'status'>) {
    super({ ...answer, status: 401 });
  }
}
