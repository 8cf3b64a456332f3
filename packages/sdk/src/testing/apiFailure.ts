import { type ErrorCode, errorStatus } from '../contract/errorStatus.ts';

/**
 * An error answer as the api writes it.
 *
 * @example apiFailure('coupon_invalid').status // → 422
 */
export const apiFailure = (code: ErrorCode, details?: Record<string, unknown>): Response =>
  Response.json(
    { error: { code, message: `Test failure ${code}`, ...(details && { details }) } },
    { status: errorStatus[code], statusText: code },
  );
