import { isRecord } from '@backbeat/domain';
import { type InvalidField, PaymentError, type PaymentErrorCode } from './PaymentError.ts';

/*
 * Errors cross from the provider's frames by postMessage and arrive as plain objects, so their shape is
 * read, never their class.
 */
const text = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

const codes: Readonly<Record<string, PaymentErrorCode>> = {
  validation: 'validation',
  'invalid-parameter': 'validation',
  declined: 'declined',
  'paypal-cancel': 'cancelled',
  'api-timeout': 'timeout',
  // What the provider's script says when the net is gone, or the answer is not one of the provider.
  'api-error': 'unavailable',
  'paypal-load-error': 'unavailable',
  '3ds-auth-error': 'declined',
  invalid_token: 'expired-token',
  rjs_token_expired: 'expired-token',
};

/** Codes of a refused card are written with underscores, those of the provider's own script with hyphens. */
const declined = /^[a-z\d]+_/;

const codeOf = (providerCode: string | undefined): PaymentErrorCode => {
  if (providerCode === undefined) return 'unknown';
  return codes[providerCode] ?? (declined.test(providerCode) ? 'declined' : 'unknown');
};

const messageOf = (detail: unknown): InvalidField[] => {
  if (!isRecord(detail)) return [];
  const field = text(detail.field);
  if (field === undefined) return [];
  const messages = Array.isArray(detail.messages) ? detail.messages.filter((m) => typeof m === 'string') : [];
  return [{ field, message: messages.join(', ') }];
};

const fieldsOf = (error: Record<string, unknown>): InvalidField[] => {
  if (Array.isArray(error.details)) return error.details.flatMap(messageOf);
  if (!Array.isArray(error.fields)) return [];
  return error.fields.flatMap((field) =>
    typeof field === 'string' ? [{ field, message: 'is invalid' }] : [],
  );
};

/**
 * Turns whatever the provider reported into a {@link PaymentError}. A cause that the provider wrapped (PayPal
 * does) is unwrapped, because the inner code is the one that tells what happened.
 *
 * @example toPaymentError({ code: 'validation', message: 'x', fields: ['number'] }).code // → 'validation'
 */
export const toPaymentError = (reported: unknown): PaymentError => {
  if (reported instanceof PaymentError) return reported;
  if (!isRecord(reported)) return new PaymentError('unknown', String(reported), { cause: reported });

  const inner =
    isRecord(reported.cause) && text(reported.cause.code) !== undefined ? reported.cause : reported;
  const providerCode = text(inner.code);
  return new PaymentError(
    codeOf(providerCode),
    text(inner.message) ?? 'The payment provider reported an error.',
    {
      fields: fieldsOf(inner),
      cause: reported,
      ...(providerCode === undefined ? {} : { providerCode }),
    },
  );
};
