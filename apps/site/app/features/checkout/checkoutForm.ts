import {
  checkoutProblems,
  checkoutProblemTexts,
  consentTexts,
  consentWords,
  emptyCheckoutForm as emptyWireForm,
  type RenewalTerms,
  type RequiredField,
  renewalVersion,
  renewalWords,
  type CheckoutForm as WireForm,
} from '@backbeat/domain';
import type { ShownRenewal } from '@backbeat/sdk/contract';

/** What is typed and ticked; the two codes of the wire's form are kept by `checkoutSlice`. */
export type CheckoutForm = Pick<WireForm, RequiredField>;

export const emptyCheckoutForm: CheckoutForm = {
  first_name: '',
  last_name: '',
  email: '',
  agreedTerms: false,
};

const ruleOf =
  (field: RequiredField) =>
  (_: unknown, form: CheckoutForm): true | string => {
    const problem = checkoutProblems({ ...emptyWireForm, ...form })[field];
    return problem === undefined || checkoutProblemTexts[problem];
  };

/** The words at the terms' box, as a purchase tells them. */
export const shownTerms = { version: consentTexts.terms.version, words: consentWords('terms') };

/** What stands beside a button that pays for a plan, as its press tells it. */
export const shownRenewal = (terms: RenewalTerms & { readonly firstAt: string }): ShownRenewal => ({
  version: renewalVersion,
  words: renewalWords(terms),
  amount_cents: terms.amountCents,
  first_at: terms.firstAt,
});

/** The message at a field that passed our rules and was refused by the api. */
export const refusedText = 'This was not taken. Please check it.';

/** The domain's rules as the form library asks them: true, or the sentence that stands under the field. */
export const checkoutRules = {
  first_name: ruleOf('first_name'),
  last_name: ruleOf('last_name'),
  email: ruleOf('email'),
  agreedTerms: ruleOf('agreedTerms'),
} as const satisfies Record<RequiredField, unknown>;
