import { describe, expect, it } from 'vitest';
import { PaymentError, type PaymentErrorCode } from './PaymentError.ts';
import { checkFieldsText, paymentErrorText } from './paymentErrorText.ts';

const texts: Record<PaymentErrorCode, string> = {
  validation: 'Check the card details.',
  declined: 'Your bank declined this card. Try another card or PayPal. Nothing was charged.',
  cancelled: 'The payment was stopped. Nothing was charged.',
  timeout: 'The payment service did not answer in time. Nothing was charged. Try again.',
  unavailable:
    'The payment form could not be loaded. Check your connection and any content blocker, then try again.',
  'action-required': 'Your bank wants to check that it is you. Confirm the payment to go on.',
  'expired-token': 'The card details were entered too long ago. Enter them again. Nothing was charged.',
  unknown: 'There was an error processing your payment. Please contact support.',
};

describe('paymentErrorText', () => {
  it.each(Object.entries(texts))('%s', (code, text) => {
    const error = new PaymentError(
      Object.keys(texts).find((known): known is PaymentErrorCode => known === code) ?? 'unknown',
      'for developers',
    );
    expect(paymentErrorText(error)).toBe(text);
  });

  it('names the fields of a validation error', () => {
    const error = new PaymentError('validation', '', {
      fields: [
        { field: 'number', message: 'is invalid' },
        { field: 'first_name', message: "can't be blank" },
      ],
    });
    expect(paymentErrorText(error)).toBe('Check the card number and first name.');
  });

  it('says which bank answer a decline was', () => {
    const error = new PaymentError('declined', '', { providerCode: 'expired_card' });
    expect(paymentErrorText(error)).toBe('This card has expired. Use another card. Nothing was charged.');
  });

  it('tells how to allow a blocked window', () => {
    const error = new PaymentError('unavailable', '', { providerCode: 'popup-blocked' });
    expect(paymentErrorText(error)).toBe(
      'Your browser blocked the PayPal window. Allow pop-ups for this page and try again.',
    );
  });
});

describe('checkFieldsText', () => {
  it.each([
    [[], 'Check the card details.'],
    [['fraud'], 'Check the card details.'],
    [['cvv'], 'Check the security code.'],
    [['month', 'year'], 'Check the expiry date.'],
    [['number', 'expiry', 'cvv'], 'Check the card number, expiry date and security code.'],
  ])('%j', (fields, text) => {
    expect(checkFieldsText(fields)).toBe(text);
  });
});
