import { withDeadline } from './deadline.ts';
import { PaymentError } from './PaymentError.ts';
import { type PaymentToken, toToken } from './PaymentToken.ts';
import type { ProviderElements, ProviderInstance } from './provider.ts';
import { toPaymentError } from './providerError.ts';
import { failure, type Result } from './result.ts';

/** Who pays. The provider asks for both names; an address only where the site's settings demand one. */
export interface BillingDetails {
  readonly firstName: string;
  readonly lastName: string;
  readonly address1?: string;
  readonly address2?: string;
  readonly city?: string;
  readonly state?: string;
  readonly postalCode?: string;
  /** ISO 3166 code of two letters. */
  readonly country?: string;
}

/** Characters of a first or last name that the provider keeps with a card; it refuses longer ones. */
const maxNameLength = 50;

/**
 * The same details under the provider's names (`postalCode` is `postal_code` there), without those not given. The
 * account has the whole name, the card as much of it as fits.
 */
export const toBillingData = (billing: BillingDetails): Record<string, string> =>
  Object.fromEntries(
    Object.entries(billing).flatMap(([name, value]) =>
      typeof value === 'string'
        ? [
            [
              name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
              name.endsWith('Name') ? [...value].slice(0, maxNameLength).join('') : value,
            ],
          ]
        : [],
    ),
  );

const tokenTimeout = () =>
  new PaymentError('timeout', 'The payment provider did not answer with a token in time.');

/** Asks the provider for a token of what stands in its frames. */
export const tokenizeCard = (
  instance: Pick<ProviderInstance, 'token'>,
  elements: ProviderElements,
  billing: BillingDetails,
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
): Promise<Result<PaymentToken>> =>
  withDeadline<PaymentToken>(
    (settle) => {
      try {
        instance.token(elements, toBillingData(billing), (error, answer) =>
          settle(error ? failure(toPaymentError(error)) : toToken(answer, 'card')),
        );
      } catch (thrown) {
        settle(failure(toPaymentError(thrown)));
      }
      return undefined;
    },
    { signal, limit: { ms: timeoutMs, error: tokenTimeout } },
  );
