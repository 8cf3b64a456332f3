import { type Coupon, type GiftCard, type PlanCode, readCode } from '@backbeat/domain';
import type { CompleteConfig } from './config.ts';
import { withDeadline } from './deadline.ts';
import type { InstanceOwner } from './instanceOwner.ts';
import { PaymentError } from './PaymentError.ts';
import type { ProviderInstance } from './provider.ts';
import { toPaymentError } from './providerError.ts';
import { failure, type Result, success } from './result.ts';
import { toCoupon } from './toCoupon.ts';
import { toGiftCard } from './toGiftCard.ts';

const lookUpTimeout = () =>
  new PaymentError('timeout', 'The payment provider did not answer for the code in time.');

type Callback = (error: unknown, answer: unknown) => void;

interface LookUp<T> {
  readonly ask: (instance: ProviderInstance, done: Callback) => unknown;
  readonly read: (answer: unknown) => T | null;
}

const lookUp = async <T>(
  owner: InstanceOwner,
  config: CompleteConfig,
  { ask, read }: LookUp<T>,
): Promise<Result<T | null>> => {
  const instance = await owner.get(owner.signal);
  if (!instance.ok) return instance;
  return withDeadline<T | null>(
    (settle) => {
      try {
        ask(instance.value, (reported, answer) => {
          if (!reported) return settle(success(read(answer)));
          const error = toPaymentError(reported);
          // An unknown code is an answer, not a failure.
          settle(error.providerCode === 'not-found' ? success(null) : failure(error));
        });
      } catch (thrown) {
        settle(failure(toPaymentError(thrown)));
      }
      return undefined;
    },
    { signal: owner.signal, limit: { ms: config.tokenTimeoutMs, error: lookUpTimeout } },
  );
};

/** Asks for a coupon that works on the plan. Codes are looked up as `readCode` reads them. */
export const lookUpCoupon = async (
  owner: InstanceOwner,
  config: CompleteConfig,
  typed: string,
  planCode: PlanCode,
): Promise<Result<Coupon | null>> => {
  const code = readCode(typed);
  if (code === '') return success(null);
  const { currency } = config;
  return lookUp(owner, config, {
    ask: (instance, done) => instance.coupon({ coupon: code, plan: planCode, currency }, done),
    read: (answer) => toCoupon(answer, code, currency),
  });
};

/** Asks for a gift card's balance. */
export const lookUpGiftCard = async (
  owner: InstanceOwner,
  config: CompleteConfig,
  typed: string,
): Promise<Result<GiftCard | null>> => {
  const code = readCode(typed);
  if (code === '') return success(null);
  return lookUp(owner, config, {
    ask: (instance, done) => instance.giftCard({ code }, done),
    read: (answer) => toGiftCard(answer, code),
  });
};
