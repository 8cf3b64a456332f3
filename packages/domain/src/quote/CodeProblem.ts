/** Why an entered code changes nothing. Stable codes; texts are chosen by them. */
export type CodeProblemCode =
  | 'coupon_not_found'
  | 'coupon_not_for_plan'
  | 'coupon_currency_mismatch'
  | 'gift_card_not_found'
  | 'gift_card_currency_mismatch';

/** An entered code that changes nothing, and why. */
export interface CodeProblem {
  readonly code: CodeProblemCode;
  /** The field in which the code was entered. */
  readonly field: 'coupon' | 'giftCard';
  /** The code as it was entered. */
  readonly enteredCode: string;
}
