import type { Limits } from '../config/Config.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';

/** Whose guesses are counted. */
interface Guesser {
  readonly userId: number;
  readonly network: string;
}

/**
 * Limits attempts with codes. Counts before each attempt, so parallel guesses count; a right code is refunded. Counts
 * the person first, so that neighbours in the network lock nobody out.
 *
 * @throws ApiError 'rate_limited'
 */
export const limitGuesses = async <R>(
  limiter: RateLimiter,
  limits: Limits,
  { userId, network }: Guesser,
  tryCode: () => Promise<R>,
  isRight: (result: R) => boolean,
): Promise<R> => {
  const byAccount = `code:account:${userId}`;
  const byPerson = `code:person:${userId}`;
  const byNetwork = `code:network:${network}`;
  await limiter.consume(byAccount, limits.codesOfAccount);
  const isOwn = await limiter.tryConsume(byPerson, limits.codesOfPerson);
  if (!isOwn) await limiter.consume(byNetwork, limits.codesOfNetwork);
  const result = await tryCode();
  if (isRight(result)) {
    await limiter.refund(byAccount);
    await limiter.refund(isOwn ? byPerson : byNetwork);
  }
  return result;
};
