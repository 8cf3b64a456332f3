import type { Coupon, GiftCard, PlanCode } from '@backbeat/domain';
import { type CardFields, type CardFieldsOptions, createCardFields } from './cardFields.ts';
import { lookUpCoupon, lookUpGiftCard } from './codeLookUp.ts';
import { completeConfig, type PaymentsConfig } from './config.ts';
import { anySignal } from './deadline.ts';
import { createInstanceOwner } from './instanceOwner.ts';
import type { PaymentToken } from './PaymentToken.ts';
import { type PayPalOptions, payWithPayPal } from './paypal.ts';
import { type Result, success } from './result.ts';
import { fieldTexts } from './texts/fieldTexts.ts';
import { runThreeDSecure } from './threeDSecure.ts';

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
