/**
 * Every error code that the product API answers with, and its HTTP status. The code is the stable name: choose
 * behaviour and text by it, never by the message.
 *
 * @example
 * errorStatus.quote_changed // → 409
 */
export const errorStatus = {
  /** No session, or an ended one; `details.reason` says whether its account was merged into another one. */
  unauthorized: 401,
  /** Signed in, but not allowed. */
  forbidden: 403,
  not_found: 404,
  /** The request does not fit the contract; `details.fields` names the fields. */
  validation: 422,
  /** The body is larger than 64 KiB. */
  too_large: 413,
  /** The same thing is already going on, e.g. a checkout with the same payment token. */
  conflict: 409,
  /** The total is no longer what was shown; `details` has the new totals. Nothing was charged. */
  quote_changed: 409,
  /** Somebody, in another tab perhaps, changed the subscription since it was quoted; `details.change` has a new quote. */
  version_conflict: 409,
  /** The payment provider refused; `details.decline` is its reason. Nothing was charged. */
  payment_declined: 402,
  /** The bank wants a confirmation; `details.action_token_id` starts it. Nothing was charged yet. */
  three_d_secure_required: 402,
  coupon_invalid: 422,
  gift_card_invalid: 422,
  /** A gift cannot be given or claimed; `details.reason` says why. Nothing was charged. */
  gift_refused: 409,
  /** A linked account stays linked; `details.reason` says why. */
  unlink_refused: 409,
  /** What would go back is no longer what was shown; read it again. Nothing was done. */
  refund_changed: 409,
  /** The payment does not go back; `details.reason` says why. Nothing was done. */
  refund_refused: 409,
  /** The coupon cannot lower the bills to come; `details.reason` says why. Nothing was done. */
  coupon_refused: 409,
  /** The coupon gives a free trial, and the person has had one, with an earlier account perhaps. Nothing was charged. */
  trial_used: 422,
  /** The coupon works once for each person, and this person has used it. Nothing was charged. */
  coupon_used: 422,
  already_subscribed: 409,
  /** Too many calls; the `Retry-After` header says when to come back. */
  rate_limited: 429,
  /** A company behind the API does not answer. */
  provider_unavailable: 503,
  /** 503 with `Retry-After` instead while the database takes no work. */
  internal: 500,
} as const satisfies Record<string, number>;

/** A stable error code of the product API. */
export type ErrorCode = keyof typeof errorStatus;

/**
 * Is the text a code of this contract (and not one of a newer server)?
 *
 * @example
 * isErrorCode('coupon_invalid') // → true
 */
export const isErrorCode = (text: string): text is ErrorCode => Object.hasOwn(errorStatus, text);
