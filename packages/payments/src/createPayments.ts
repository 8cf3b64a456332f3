import { type Coupon, type GiftCard, isRecord, type PlanCode, readCode } from '@backbeat/domain';
import { type CardFields, type CardFieldsOptions, createCardFields } from './cardFields.ts';
import { type CompleteConfig, completeConfig, type PaymentsConfig } from './config.ts';
import { anySignal, withDeadline } from './deadline.ts';
import { finishFrames } from './finishFrames.ts';
import { createInstanceOwner, type InstanceOwner } from './instanceOwner.ts';
import { PaymentError } from './PaymentError.ts';
import { type PaymentToken, toToken } from './PaymentToken.ts';
import { type PayPalOptions, payWithPayPal } from './paypal.ts';
import type { ProviderChallenge, ProviderInstance } from './provider.ts';
import { toPaymentError } from './providerError.ts';
import { failure, type Result, success } from './result.ts';
import { fieldTexts } from './texts/fieldTexts.ts';
import { toCents, toCoupon } from './toCoupon.ts';

/** The payment provider as the product uses it. No method throws; each answers a {@link Result}. */
export interface PaymentsClient {
  readonly provider: PaymentsConfig['provider'];
  /** Loads the provider's script and gets ready. The other calls do it themselves; this one shows early whether it works. */
  load(signal?: AbortSignal): Promise<Result<void>>;
  /** Makes the card inputs; nothing happens on the page before `mount`. */
  cardFields(options?: CardFieldsOptions): CardFields;
  /** Looks up a coupon for a plan: the coupon, or null when there is none of that code for it. */
  coupon(code: string, planCode: PlanCode): Promise<Result<Coupon | null>>;
  /** Looks up a gift card: the card, or null when there is none of that code. */
  giftCard(code: string): Promise<Result<GiftCard | null>>;
  /** Opens PayPal's window. Call it inside a click, after `load` has answered. */
  paypal(options: PayPalOptions): Promise<Result<PaymentToken>>;
  /** Shows the bank's challenge inside an element. Screen readers hear the `title` of its frame. */
  threeDSecure(
    actionTokenId: string,
    element: HTMLElement,
    signal?: AbortSignal,
    title?: string,
  ): Promise<Result<PaymentToken>>;
  /** Ends everything: fields leave the page, listeners close, calls under way answer `cancelled`. */
  dispose(): void;
}

/** Banks give their own pages about ten minutes; after this the challenge is given up. */
const challengeTimeoutMs = 15 * 60_000;

interface Challenge {
  /** `details.action_token_id` of the api's answer `three_d_secure_required`. */
  readonly actionTokenId: string;
  readonly element: HTMLElement;
  /** Name of its frame, for screen readers. */
  readonly title: string;
}

const timedOut = () => new PaymentError('timeout', "The bank's check took too long.");

/**
 * Shows the bank's challenge inside an element and answers the result token to repeat the purchase with.
 */
const runThreeDSecure = async (
  owner: InstanceOwner,
  { actionTokenId, element, title }: Challenge,
  callerSignal: AbortSignal | undefined,
): Promise<Result<PaymentToken>> => {
  const signal = anySignal(owner.signal, callerSignal);
  const opened = await owner.get(signal);
  if (!opened.ok) return opened;
  return withDeadline<PaymentToken>(
    (settle) => {
      let challenge: ProviderChallenge | undefined;
      // The frame comes later, after the provider has asked what kind of challenge it is.
      const frames = new MutationObserver(() => finishFrames(element, title));
      try {
        frames.observe(element, { childList: true, subtree: true });
        challenge = opened.value.Risk().ThreeDSecure({ actionTokenId });
        challenge.on('token', (answer) => settle(toToken(answer, 'three-d-secure-result')));
        challenge.on('error', (reported) => settle(failure(toPaymentError(reported))));
        challenge.attach(element);
      } catch (thrown) {
        settle(failure(toPaymentError(thrown)));
      }
      return () => {
        frames.disconnect();
        challenge?.destroy();
        element.replaceChildren();
      };
    },
    { signal, limit: { ms: challengeTimeoutMs, error: timedOut } },
  );
};

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
          // A code that the provider does not know is an answer (null), not an error.
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
const lookUpCoupon = async (
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

/** The provider's gift card (`{currency, unit_amount}` in dollars) as the domain knows it. */
export const toGiftCard = (answer: unknown, code: string): GiftCard | null => {
  if (!isRecord(answer)) return null;
  const { currency, unit_amount: balance } = answer;
  if (typeof currency !== 'string' || typeof balance !== 'number' || !(balance >= 0)) return null;
  return { code, currency, balanceCents: toCents(balance) };
};

/** Asks for a gift card's balance. */
const lookUpGiftCard = async (
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

/**
 * Makes a client of the payment provider. Nothing is loaded and no DOM is touched until the first call, so it
 * may be made anywhere; its methods need a browser.
 *
 * @param config addresses, key and limits; see {@link PaymentsConfig}
 * @example
 * const payments = createPayments({
 *   provider: 'sandbox', scriptUrl: 'http://localhost:4100/recurly/recurly.js',
 *   apiUrl: 'http://localhost:4100/js/v1', publicKey: 'sandbox-public-key', currency: 'USD',
 * });
 */
export const createPayments = (config: PaymentsConfig): PaymentsClient => {
  const complete = completeConfig(config);
  const owner = createInstanceOwner(complete);

  return {
    provider: complete.provider,
    load: async (signal) => {
      const opened = await owner.get(anySignal(owner.signal, signal));
      return opened.ok ? success(undefined) : opened;
    },
    cardFields: (options = {}) => createCardFields(owner, complete, options),
    coupon: (code, planCode) => lookUpCoupon(owner, complete, code, planCode),
    giftCard: (code) => lookUpGiftCard(owner, complete, code),
    paypal: (options) => payWithPayPal(owner, complete, options),
    threeDSecure: (actionTokenId, element, signal, title = fieldTexts.labelBankCheck) =>
      runThreeDSecure(owner, { actionTokenId, element, title }, signal),
    dispose: owner.dispose,
  };
};
