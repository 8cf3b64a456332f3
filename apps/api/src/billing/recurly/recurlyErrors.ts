import recurly from 'recurly';
import * as z from 'zod/mini';
import { BillingUnavailable, type PurchaseResult } from '../BillingProvider.ts';

const { errors } = recurly;

/** What a declined payment carries; the library's types leave it out. */
const transactionErrorSchema = z.object({
  transactionError: z.object({
    code: z.optional(z.nullable(z.string())),
    threeDSecureActionTokenId: z.optional(z.nullable(z.string())),
  }),
});

const validationErrorSchema = z.object({ params: z.array(z.object({ param: z.string() })) });

type Refusal = Exclude<PurchaseResult, { kind: 'paid' | 'in-flight' }>;

const declinedOf = (error: unknown): Refusal => {
  const { data } = z.safeParse(transactionErrorSchema, error);
  const actionTokenId = data?.transactionError.threeDSecureActionTokenId;
  return actionTokenId
    ? { kind: 'three-d-secure', actionTokenId }
    : { kind: 'declined', decline: data?.transactionError.code ?? 'declined' };
};

const wrongCodeOf = (error: unknown): Refusal | null => {
  const params = z.safeParse(validationErrorSchema, error).data?.params ?? [];
  const names = (prefix: string) => params.some(({ param }) => param.startsWith(prefix));
  if (names('coupon')) return { kind: 'coupon-invalid' };
  return names('gift_card') ? { kind: 'gift-card-invalid' } : null;
};

/**
 * The provider's "no" to a purchase, or null when the error is not an answer to it.
 * Nothing is charged on any of these.
 */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof errors.TransactionError) return declinedOf(error);
  if (error instanceof errors.InvalidTokenError) return { kind: 'declined', decline: 'invalid_token' };
  return error instanceof errors.ValidationError ? wrongCodeOf(error) : null;
};

/** Is this the provider saying that there is no such thing? */
export const isNotFound = (error: unknown): boolean => error instanceof errors.NotFoundError;

/** Is an earlier call with the same idempotency key still under way? */
export const isInFlight = (error: unknown): boolean => error instanceof errors.SimultaneousRequestError;

/**
 * Sorts the failures of a call: an answer in the 400s means that nothing happened; no answer or a server error
 * leave it open.
 */
export const unavailable = (error: unknown): BillingUnavailable => {
  const isAnswer = error instanceof errors.ClientError && !isInFlight(error);
  const neverSent = error instanceof Error && 'code' in error && error.code === 'ECONNREFUSED';
  const message = error instanceof Error ? error.message : 'no answer';
  return new BillingUnavailable(`The payment provider failed: ${message}`, {
    maybeDone: !isAnswer && !neverSent,
    cause: error,
  });
};
