import type { PurchaseOrder } from '../billing/BillingProvider.ts';
import type { Limits } from '../config/Config.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';

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
  await limiter.take(byAccount, limits.codesOfAccount);
  await limiter.take(byNetwork, limits.codesOfNetwork);
  const result = await preview();
  if (result.kind === 'priced') {
    await limiter.giveBack(byAccount);
    await limiter.giveBack(byNetwork);
  }
  return result;
};
