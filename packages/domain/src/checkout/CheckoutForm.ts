import type { CheckoutPlanCode } from '../plans/checkoutPath.ts';

/** The fields of the checkout, as the wire spells them. */
export interface CheckoutForm {
  readonly first_name: string;
  readonly last_name: string;
  readonly email: string;
  readonly coupon: string;
  readonly gift_card: string;
  readonly agreedTerms: boolean;
}

/** What the checkout sends. */
export interface CheckoutPayload extends CheckoutForm {
  /** The person's `hash`. */
  readonly account_code: string;
  /** The payment token. */
  readonly rjs_token_id: string;
  readonly plan_code: CheckoutPlanCode;
}

/** The fields of a present for somebody else: defined, and not used in the checkout. */
export interface RecipientFields {
  readonly recipient_first_name: string;
  readonly recipient_last_name: string;
  readonly recipient_email: string;
  readonly recipient_message: string;
  readonly recipient_sender_name: string;
}

/** What redeeming a code sends. */
export interface RedeemPayload {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly channelName: string;
  readonly coupon: string;
}

/** How somebody pays. */
export type PayMethod = 'card' | 'paypal';

/**
 * The checkout before anybody typed.
 *
 * @example emptyCheckoutForm.agreedTerms // → false
 */
export const emptyCheckoutForm: CheckoutForm = {
  first_name: '',
  last_name: '',
  email: '',
  coupon: '',
  gift_card: '',
  agreedTerms: false,
};
