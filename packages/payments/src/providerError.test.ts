import { describe, expect, it } from 'vitest';
import { PaymentError } from './PaymentError.ts';
import { toPaymentError } from './providerError.ts';

describe('toPaymentError', () => {
  it.each([
    [{ code: 'declined', message: 'no' }, 'declined'],
    [{ code: 'insufficient_funds' }, 'declined'],
    [{ code: 'paypal-cancel' }, 'cancelled'],
    [{ code: 'api-timeout' }, 'timeout'],
    [{ code: 'api-error' }, 'unavailable'],
    [{ code: 'gateway_timeout' }, 'declined'],
    [{ code: 'invalid_token' }, 'expired-token'],
    [{ code: 'not-found' }, 'unknown'],
    [{ code: 7 }, 'unknown'],
    ['text', 'unknown'],
    [undefined, 'unknown'],
  ])('%j is %s', (reported, code) => {
    expect(toPaymentError(reported)).toMatchObject({ code, cause: reported });
  });

  it('keeps the provider code and message', () => {
    expect(toPaymentError({ code: 'insufficient_funds', message: 'Low' })).toMatchObject({
      providerCode: 'insufficient_funds',
      message: 'Low',
    });
  });

  it('reads the refused fields from details', () => {
    const reported = {
      code: 'validation',
      fields: ['number', 'cvv'],
      details: [
        { field: 'number', messages: ['is invalid'] },
        { field: 'cvv', messages: ["can't be blank", 3] },
        null,
      ],
    };
    expect(toPaymentError(reported).fields).toEqual([
      { field: 'number', message: 'is invalid' },
      { field: 'cvv', message: "can't be blank" },
    ]);
  });

  it('reads the refused fields without details', () => {
    expect(toPaymentError({ code: 'validation', fields: ['year', null] }).fields).toEqual([
      { field: 'year', message: 'is invalid' },
    ]);
  });

  it('unwraps the cause that PayPal wraps', () => {
    const reported = { code: 'paypal-tokenize-error', cause: { code: 'paypal-cancel', message: 'closed' } };
    expect(toPaymentError(reported)).toMatchObject({ code: 'cancelled', message: 'closed' });
  });

  it('leaves our own errors alone', () => {
    const error = new PaymentError('timeout', 'x');
    expect(toPaymentError(error)).toBe(error);
  });

  it('knows errors that came as real errors', () => {
    expect(toPaymentError(new TypeError('broken'))).toMatchObject({ code: 'unknown', message: 'broken' });
  });
});
