import {
  type PersonalField,
  type PersonalProblemCode,
  personalProblem,
  personalProblemTexts,
} from '../person/personalProblem.ts';
import type { CheckoutForm } from './CheckoutForm.ts';

/** The fields that must be filled in. */
export type RequiredField = PersonalField | 'agreedTerms';

/** What is wrong with a field. Stable; `checkoutProblemTexts` has the words. */
export type CheckoutProblemCode = PersonalProblemCode | 'terms_required';

/**
 * The text next to a field.
 *
 * @example checkoutProblemTexts.email_invalid // → 'Enter an email address, such as name@example.com.'
 */
export const checkoutProblemTexts: Readonly<Record<CheckoutProblemCode, string>> = {
  ...personalProblemTexts,
  terms_required: 'Accept the Privacy Policy and Terms of Service to continue.',
};

/**
 * What is wrong with each field of the checkout; fields without a problem are absent.
 *
 * @example checkoutProblems({ ...emptyCheckoutForm, first_name: 'Nova', last_name: 'Lee', email: 'n@example.com' }) // → { agreedTerms: 'terms_required' }
 */
export const checkoutProblems = (form: CheckoutForm): Partial<Record<RequiredField, CheckoutProblemCode>> => {
  const problems: Partial<Record<RequiredField, CheckoutProblemCode>> = {};
  for (const field of ['first_name', 'last_name', 'email'] as const) {
    const problem = personalProblem(field, form[field]);
    if (problem !== null) problems[field] = problem;
  }
  if (!form.agreedTerms) problems.agreedTerms = 'terms_required';
  return problems;
};
