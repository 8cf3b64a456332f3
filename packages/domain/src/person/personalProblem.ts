import { readEmail } from './readEmail.ts';

/** The personal fields of forms: buying, giving, redeeming and writing to us. */
export type PersonalField = 'first_name' | 'last_name' | 'email';

/** What is wrong with such a field. Stable; `personalProblemTexts` has the words. */
export type PersonalProblemCode = `${PersonalField}_required` | 'name_too_long' | 'email_invalid';

/**
 * The longest name that we keep.
 *
 * @example maxNameLength // → 100
 */
export const maxNameLength = 100;

/**
 * The text next to the field.
 *
 * @example personalProblemTexts.email_invalid // → 'Enter an email address, such as name@example.com.'
 */
export const personalProblemTexts: Readonly<Record<PersonalProblemCode, string>> = {
  first_name_required: 'Enter your first name.',
  last_name_required: 'Enter your last name.',
  name_too_long: `Shorten the name to ${maxNameLength} characters or fewer.`,
  email_required: 'Enter your email address.',
  email_invalid: 'Enter an email address, such as name@example.com.',
};

/**
 * What is wrong with a name or an e-mail address; `null` when nothing is. Forms and the contract share this check, so
 * that the api accepts what a form accepts.
 *
 * @example personalProblem('first_name', 'Nova') // → null
 * @example personalProblem('email', 'nova@example') // → 'email_invalid'
 */
export const personalProblem = (field: PersonalField, text: string): PersonalProblemCode | null => {
  const value = text.trim();
  if (value === '') return `${field}_required`;
  if (field === 'email') return readEmail(value) === null ? 'email_invalid' : null;
  return value.length > maxNameLength ? 'name_too_long' : null;
};

/**
 * What is wrong with a field, as the text next to it; `null` when nothing is.
 *
 * @example personalProblemText('last_name', ' ') // → 'Enter your last name.'
 */
export const personalProblemText = (field: PersonalField, text: string): string | null => {
  const problem = personalProblem(field, text);
  return problem === null ? null : personalProblemTexts[problem];
};
