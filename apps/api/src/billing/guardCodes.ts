import type { Limits } from '../config/Config.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { PurchaseOrder } from './BillingProvider.ts';

/** Whose guesses are counted. */
interface Guesser {
  readonly order: Pick<PurchaseOrder, 'couponCode' | 'giftCardCode'>;
  readonly userId: number;
  readonly network: string;
}

/**
 * Lets somebody try a code only so often. The count goes up before the provider is asked, so that guesses in
 * parallel count too, and down again when the code was right.
 *
 * @throws ApiError 'rate_limited'
 */
export const guardCodes = async <R extends { readonly kind: string }>(
  limiter: RateLimiter,
  limits: Limits,
  { order, userId, network }: Guesser,
  preview: () => Promise<R>,
): Promise<R> => {
  if (order.couponCode === null && order.giftCardCode === null) return preview();
  const byAccount = `code:account:${userId}`;
  const byNetwork = `code:network:${network}`;
  await limiter.consume(byAccount, limits.codesOfAccount);
  await limiter.consume(byNetwork, limits.codesOfNetwork);
  const result = await preview();
  if (result.kind === 'priced') {
    await limiter.refund(byAccount);
    await limiter.refund(byNetwork);
  }
  return result;
};
