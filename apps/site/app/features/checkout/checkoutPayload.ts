import type { CheckoutPlanCode } from '@backbeat/domain';
import type { CheckoutForm } from './checkoutForm.ts';

interface Purchase {
  /** The user's hash. */
  readonly accountCode: string;
  readonly tokenId: string;
  readonly planCode: CheckoutPlanCode;
  /** Hash of the total on the screen: the server charges this total or nothing. */
  readonly quoteHash: string;
  /** The codes that are applied; what merely stands in a field buys nothing. */
  readonly couponCode: string | null;
  readonly giftCardCode: string | null;
  readonly threeDSecureTokenId?: string;
}

/**
 * The body of the purchase: the form's fields, the account code, the payment token and the plan.
 *
 * @example checkoutPayload(form, purchase).plan_code // → 'rocksprem_i_y_v2'
 */
export const checkoutPayload = (form: CheckoutForm, purchase: Purchase) => ({
  first_name: form.first_name.trim(),
  last_name: form.last_name.trim(),
  email: form.email.trim(),
  coupon: purchase.couponCode,
  gift_card: purchase.giftCardCode,
  agreedTerms: true as const,
  account_code: purchase.accountCode,
  rjs_token_id: purchase.tokenId,
  plan_code: purchase.planCode,
  quote_hash: purchase.quoteHash,
  ...(purchase.threeDSecureTokenId === undefined
    ? {}
    : { three_d_secure_action_result_token_id: purchase.threeDSecureTokenId }),
});
