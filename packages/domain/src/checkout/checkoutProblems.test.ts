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
    [{ email: 'nova' }, 'email', 'email_invalid'],
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

describe('an email address', () => {
  const problemOf = (email: string) => checkoutProblems({ ...complete, email }).email;

  it.each(['a@b.co', 'first.last+tag@sub.example.com', ' nova@example.com ', 'ü@exämple.de', "o'neil@x.org"])(
    '%o is one',
    (email) => {
      expect(problemOf(email)).toBeUndefined();
    },
  );

  it.each([
    'nova',
    'nova@',
    '@example.com',
    'nova@example',
    'nova@example.',
    'nova@.com',
    'nova@exa..mple.com',
    'nova lee@example.com',
    'a@b@c.com',
    `${'a'.repeat(250)}@b.co`,
  ])('%o is none', (email) => {
    expect(problemOf(email)).toBe('email_invalid');
  });

  it('is quick about a long text that is none', () => {
    const start = performance.now();
    expect(problemOf(`a@${'b.'.repeat(100_000)}`)).toBe('email_invalid');
    expect(performance.now() - start).toBeLessThan(200);
  });
});
