import type { Decline } from '../cards/declines.ts';
import type { Change } from '../store/store.ts';

/** The provider's names of what can go wrong, with the status that each is sent with. */
export const errorStatuses = {
  bad_request: 400,
  invalid_api_key: 401,
  not_found: 404,
  simultaneous_request: 409,
  immutable_subscription: 422,
  invalid_token: 422,
  transaction: 422,
  validation: 422,
  rate_limited: 429,
  internal_server_error: 500,
} as const;

export type ErrorType = keyof typeof errorStatuses;

/** One parameter that was refused. */
export interface ErrorParam {
  readonly param: string;
  readonly message: string;
}

/** A payment that did not happen, as the client's TransactionError reads it. */
export interface TransactionDetail extends Decline {
  readonly transactionId: string | null;
  readonly actionTokenId: string | null;
}

/** An answer that is an error of the server API. Its `changes` are stored all the same. */
export class V3Error extends Error {
  readonly type: ErrorType;
  readonly params: readonly ErrorParam[];
  readonly transaction: TransactionDetail | null;
  readonly changes: readonly Change[];

  constructor(
    type: ErrorType,
    message: string,
    more: {
      readonly params?: readonly ErrorParam[];
      readonly transaction?: TransactionDetail;
      readonly changes?: readonly Change[];
    } = {},
  ) {
    super(message);
    this.name = 'V3Error';
    this.type = type;
    this.params = more.params ?? [];
    this.transaction = more.transaction ?? null;
    this.changes = more.changes ?? [];
  }
}

/** One refused parameter. */
export const invalid = (param: string, message: string): V3Error =>
  new V3Error('validation', `${param} ${message}`, { params: [{ param, message }] });

/** A coupon that the account has redeemed as often as it may. */
export const usedUp = (param: string): V3Error =>
  invalid(param, 'has reached max redemptions for this account');

/** The body of an error, in the server API's shape. */
export const errorBody = ({ type, message, params, transaction }: V3Error): object => ({
  error: {
    type,
    message,
    params,
    ...(transaction === null
      ? {}
      : {
          transaction_error: {
            object: 'transaction_error',
            transaction_id: transaction.transactionId,
            category: transaction.category,
            code: transaction.code,
            message: transaction.message,
            merchant_advice: transaction.merchantAdvice,
            three_d_secure_action_token_id: transaction.actionTokenId,
          },
        }),
  },
});
