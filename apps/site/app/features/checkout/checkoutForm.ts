import {
  type CheckoutForm,
  checkoutProblems,
  checkoutProblemTexts,
  type RequiredField,
} from '@backbeat/domain';

export { type CheckoutForm, emptyCheckoutForm } from '@backbeat/domain';

const ruleOf =
  (field: RequiredField) =>
  (_: unknown, form: CheckoutForm): true | string => {
    const problem = checkoutProblems(form)[field];
    return problem === undefined || checkoutProblemTexts[problem];
  };

/** Stands at a field that the contract refused, though it looked right here. */
export const refusedText = 'This was not taken. Please check it.';

/** The domain's rules as the form library asks them: true, or the sentence that stands under the field. */
export const checkoutRules = {
  first_name: ruleOf('first_name'),
  last_name: ruleOf('last_name'),
  email: ruleOf('email'),
  agreedTerms: ruleOf('agreedTerms'),
} as const satisfies Record<RequiredField, unknown>;
