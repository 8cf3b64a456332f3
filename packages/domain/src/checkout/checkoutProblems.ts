import type { CheckoutForm } from './CheckoutForm.ts';

/** The fields that must be filled in. */
export type RequiredField = 'first_name' | 'last_name' | 'email' | 'agreedTerms';

/** What is wrong with a field. Stable; `checkoutProblemTexts` has the words. */
export type CheckoutProblemCode =
  | 'first_name_required'
  | 'last_name_required'
  | 'email_required'
  | 'email_invalid'
  | 'terms_required';

/**
 * What is said next to a field.
 *
 * @example checkoutProblemTexts.email_invalid // → 'Enter an email address, such as name@example.com.'
 */
export const checkoutProblemTexts: Readonly<Record<CheckoutProblemCode, string>> = {
  first_name_required: 'Enter your first name.',
  last_name_required: 'Enter your last name.',
  email_required: 'Enter your email address.',
  email_invalid: 'Enter an email address, such as name@example.com.',
  terms_required: 'Accept the Privacy Policy and Terms of Service to continue.',
};

/** One at sign, no space, and a dot in the domain; the receiving server knows better than any pattern. */
const emailShape = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** The longest address that mail can be sent to (RFC 5321, section 4.5.3.1). */
const maxEmailLength = 254;

const emailProblem = (email: string): 'email_required' | 'email_invalid' | null => {
  const address = email.trim();
  if (address === '') return 'email_required';
  return address.length <= maxEmailLength && emailShape.test(address) ? null : 'email_invalid';
};

/**
 * What is wrong with each field of the checkout; fields without a problem are absent.
 *
 * @example checkoutProblems({ ...emptyCheckoutForm, first_name: 'Nova', last_name: 'Lee', email: 'n@example.com' }) // → { agreedTerms: 'terms_required' }
 */
export const checkoutProblems = (form: CheckoutForm): Partial<Record<RequiredField, CheckoutProblemCode>> => {
  const email = emailProblem(form.email);
  return {
    ...(form.first_name.trim() === '' ? { first_name: 'first_name_required' } : {}),
    ...(form.last_name.trim() === '' ? { last_name: 'last_name_required' } : {}),
    ...(email === null ? {} : { email }),
    ...(form.agreedTerms ? {} : { agreedTerms: 'terms_required' }),
  };
};
