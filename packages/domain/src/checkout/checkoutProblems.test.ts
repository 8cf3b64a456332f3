import { describe, expect, it } from 'vitest';
import {
  type CheckoutForm,
  type CheckoutProblemCode,
  checkoutProblems,
  checkoutProblemTexts,
  checkoutTexts,
  emptyCheckoutForm,
  type RequiredField,
} from '../index.ts';

const complete: CheckoutForm = {
  ...emptyCheckoutForm,
  first_name: 'Nova',
  last_name: 'Lee',
  email: 'nova@example.com',
  agreedTerms: true,
};

describe('checkoutProblems', () => {
  it('has nothing to say about a complete form', () => {
    expect(checkoutProblems(complete)).toEqual({});
  });

  it('names every field of an empty one', () => {
    expect(checkoutProblems(emptyCheckoutForm)).toEqual({
      first_name: 'first_name_required',
      last_name: 'last_name_required',
      email: 'email_required',
      agreedTerms: 'terms_required',
    });
  });

  it.each<[Partial<CheckoutForm>, RequiredField, CheckoutProblemCode]>([
    [{ first_name: '  ' }, 'first_name', 'first_name_required'],
    [{ last_name: '\t' }, 'last_name', 'last_name_required'],
    [{ email: ' ' }, 'email', 'email_required'],
    [{ email: 'ada..b@example.com' }, 'email', 'email_invalid'],
    [{ first_name: 'A'.repeat(101) }, 'first_name', 'name_too_long'],
    [{ agreedTerms: false }, 'agreedTerms', 'terms_required'],
  ])('%o', (wrong, field, code) => {
    const form = { ...complete, ...wrong };
    expect(checkoutProblems(form)).toEqual({ [field]: code });
    expect(checkoutProblemTexts[code]).toMatch(/\.$/);
  });

  it('has the words of the checkout', () => {
    expect(checkoutTexts.paymentFailed).toBe(
      'There was an error processing your payment. Please contact support.',
    );
    expect(checkoutTexts.codeApplied).toBe('Promo code successfully applied');
  });
});
