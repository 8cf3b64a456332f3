import { isRecord } from '@backbeat/domain';
import { PaymentError } from './PaymentError.ts';
import { failure, type Result, success } from './result.ts';

/** A stand-in for a means of payment. The api buys with it; it says nothing about the card. */
export interface PaymentToken {
  /** The provider's id of the token; `rjs_token_id` on the product's wire. */
  readonly id: string;
  readonly kind: 'card' | 'paypal' | 'three-d-secure-result';
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

/** How long the provider keeps a token, in milliseconds. Within it the token may be used again. */
export const tokenLifetimeMs = 20 * 60_000;

/** Reads a token out of the provider's answer. */
export const toToken = (answer: unknown, kind: PaymentToken['kind']): Result<PaymentToken> => {
  const id = isRecord(answer) ? answer.id : undefined;
  return typeof id === 'string' && id !== ''
    ? success({ id, kind, createdAt: Date.now() })
    : failure(
        new PaymentError('unknown', 'The payment provider answered without a token.', { cause: answer }),
      );
};
