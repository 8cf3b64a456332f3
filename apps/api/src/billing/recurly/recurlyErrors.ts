import recurly from 'recurly';
import type { HttpResponse } from 'recurly/lib/recurly/HttpAdapter.js';
import * as z from 'zod/mini';
import { parseJson } from '../../lib/parseJson.ts';
import { BillingUnavailable, type PurchaseResult } from '../BillingProvider.ts';

const { errors } = recurly;

/** The error of a declined payment, which the library's types leave out. */
const transactionErrorSchema = z.object({
  transactionError: z.object({
    code: z.optional(z.nullable(z.string())),
    threeDSecureActionTokenId: z.optional(z.nullable(z.string())),
  }),
});

const validationErrorSchema = z.object({ params: z.array(z.object({ param: z.string() })) });

/** Kinds of error in the provider's API description after which nothing was done. */
const finalKinds: ReadonlySet<string> = new Set([
  'bad_request',
  'immutable_subscription',
  'invalid_api_key',
  'invalid_api_version',
  'invalid_content_type',
  'invalid_permissions',
  'invalid_token',
  'missing_feature',
  'not_found',
  'rate_limited',
  'transaction',
  'unauthorized',
  'unavailable_in_api_version',
  'unknown_api_version',
  'validation',
]);
/** The other kinds: the provider may have done the work, or may be doing it. */
const openKinds: ReadonlySet<string> = new Set([
  'internal_server_error',
  'service_not_available',
  'simultaneous_request',
  'tax_service_error',
]);

const errorAnswerSchema = z.object({ error: z.object({ type: z.string(), message: z.string() }) });
const resourceSchema = z.object({ object: z.string() });

/** Is this a complete answer of the provider itself, and not of a gateway? */
export const isOwnAnswer = (
  method: string,
  { statusCode, headers, body }: Pick<HttpResponse, 'statusCode' | 'headers' | 'body'>,
): boolean => {
  if (statusCode === 204) return method === 'DELETE';
  if (!headers['content-type']?.includes('application/json')) return false;
  const json = parseJson(body ?? '');
  if (statusCode >= 200 && statusCode < 300) return z.safeParse(resourceSchema, json).success;
  const type = z.safeParse(errorAnswerSchema, json).data?.error.type ?? '';
  return openKinds.has(type) || (finalKinds.has(type) && statusCode >= 400 && statusCode < 500);
};

/** A gateway has answered, so what the provider did is unknown. */
export class ForeignAnswer extends Error {
  override readonly name = 'ForeignAnswer';

  constructor(statusCode: number) {
    super(`An answer with status ${statusCode} is not of the provider's form.`);
  }
}

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

/** The provider's refusal of a purchase; null for any other error. Nothing was charged. */
export const refusalOf = (error: unknown): Refusal | null => {
  if (error instanceof errors.TransactionError) return declinedOf(error);
  if (error instanceof errors.InvalidTokenError) return { kind: 'declined', decline: 'invalid_token' };
  return error instanceof errors.ValidationError ? wrongCodeOf(error) : null;
};

/** Did the provider answer that the thing does not exist? */
export const isNotFound = (error: unknown): boolean => error instanceof errors.NotFoundError;

/** Is an earlier call with the same idempotency key still under way? */
export const isInFlight = (error: unknown): boolean => error instanceof errors.SimultaneousRequestError;

/**
 * Only an error in the provider's own form, of a final kind, means that nothing was done. Any other failure leaves that
 * open.
 */
export const unavailable = (error: unknown): BillingUnavailable => {
  const isFinal = error instanceof errors.ClientError && finalKinds.has(error.type ?? '');
  const message = error instanceof Error ? error.message : 'no answer';
  return new BillingUnavailable(`The payment provider failed: ${message}`, {
    maybeDone: !isFinal,
    cause: error,
  });
};
