import { isRecord } from '../isRecord.ts';

/** A failure with a stable code, as the provider's client reports it. */
export class ClientError extends Error {
  readonly code: string;
  readonly fields: readonly string[];
  readonly details: readonly unknown[];

  constructor(
    code: string,
    message: string,
    more: { fields?: readonly string[]; details?: readonly unknown[] } = {},
  ) {
    super(message);
    this.name = 'RecurlyError';
    this.code = code;
    this.fields = more.fields ?? [];
    this.details = more.details ?? [];
  }
}

/** The error of an answer's body, or `null` when the body is no error. */
export const errorIn = (body: unknown): ClientError | null => {
  const error = isRecord(body) ? body.error : undefined;
  if (!isRecord(error)) return null;
  const text = (name: string): string => (typeof error[name] === 'string' ? error[name] : '');
  return new ClientError(text('code') || 'api-error', text('message') || 'The request failed.', {
    fields: Array.isArray(error.fields) ? error.fields.map(String) : [],
    details: Array.isArray(error.details) ? error.details : [],
  });
};
