import {
  buyerTier,
  type CheckoutPlanCode,
  isEntitled,
  type Product,
  type Quote,
  renewalOf,
  type User,
} from '@backbeat/domain';
import { PaymentError, type PaymentToken, type Result, tokenLifetimeMs } from '@backbeat/payments';
import type { CardFieldsHandle } from '@backbeat/payments/react';
import type { Endpoints, RequestOf, TaxAddress } from '@backbeat/sdk/contract';
import { queryKeys } from '@backbeat/sdk/query';
import { useQueryClient } from '@tanstack/react-query';
import { type RefObject, useCallback, useRef } from 'react';
import { useNavigate } from 'react-router';
import { track } from '../../analytics/track.ts';
import { tabStorage } from '../../browserStorage.ts';
import { holdReload } from '../../release/missingFiles.ts';
import { useAppDispatch, useAppStore } from '../../store/hooks.ts';
import { planChosen, type Services } from '../session/index.ts';
import { dropCheckoutDraft } from './checkoutDraft.ts';
import { type CheckoutForm, shownRenewal, shownTerms } from './checkoutForm.ts';
import {
  challengeAnswered,
  challengeAsked,
  paymentDone,
  paymentFailed,
  selectCheckoutStep,
  selectPayMethod,
  selectPaypalToken,
  submitted,
} from './checkoutSlice.ts';
import { type PurchaseOutcome, runPurchase } from './runPurchase.ts';
import type { Order } from './useOrder.ts';
import { codeKeys } from './usePromoCodes.ts';

interface Purchase {
  readonly services: Services;
  readonly user: User;
  readonly order: Order;
  readonly takeToken: (form: CheckoutForm, key: string) => Promise<Result<Pick<PaymentToken, 'id'>>>;
  readonly dropToken: () => void;
  readonly challenge: (actionTokenId: string) => Promise<Result<PaymentToken>>;
}

const paths = {
  premium: '/checkout/thank-you',
  download: '/checkout/thank-you-premiumdownloads',
  pro: '/checkout/thank-you-pro',
  free: '/checkout/thank-you',
} as const satisfies Record<Product, string>;

/**
 * Where a purchase ends, with the account's hash.
 *
 * @example thankYouPath('premium', 'h1') // → '/checkout/thank-you?hash=h1'
 */
const thankYouPath = (product: Product, hash: string): string =>
  `${paths[product]}?${new URLSearchParams({ hash })}`;

interface PurchaseFacts {
  /** The user's hash. */
  readonly accountCode: string;
  readonly tokenId: string;
  readonly planCode: CheckoutPlanCode;
  /** Hash of the total on the screen: the server charges this total or nothing. */
  readonly quoteHash: string;
  /** The codes that are applied; what merely stands in a field buys nothing. */
  readonly couponCode: string | null;
  readonly giftCardCode: string | null;
  /** What stood at the terms' box and beside the button. */
  readonly agreed: Agreed;
  /** Where the buyer is, where that was asked for. */
  readonly address?: TaxAddress;
  readonly threeDSecureTokenId?: string;
}

type Agreed = Exclude<RequestOf<Endpoints['premiumCheckout']>['body']['agreed'], undefined>;

/**
 * What a page shows that sells a plan.
 *
 * @example agreedTo({ planCode: 'rocksprem_i_m_v2', quote }).terms.words // → 'I accept the Privacy Policy and Terms of Service'
 */
export const agreedTo = ({ planCode, quote }: { planCode: CheckoutPlanCode; quote: Quote }): Agreed => {
  const { amountCents, firstAt } = renewalOf(quote);
  return {
    terms: shownTerms,
    renewal: shownRenewal({ planCode, amountCents, firstAt: new Date(firstAt).toISOString() }),
  };
};

/**
 * The body of the purchase: the form's fields, the account code, the payment token and the plan.
 *
 * @example checkoutPayload(form, purchase).plan_code // → 'rocksprem_i_y_v2'
 */
export const checkoutPayload = (form: CheckoutForm, purchase: PurchaseFacts) => ({
  first_name: form.first_name.trim(),
  last_name: form.last_name.trim(),
  email: form.email.trim(),
  coupon: purchase.couponCode,
  gift_card: purchase.giftCardCode,
  agreedTerms: true as const,
  account_code: purchase.accountCode,
  rjs_token_id: purchase.tokenId,
  plan_code: purchase.planCode,
  quote_hash: purchase.quoteHash,
  agreed: purchase.agreed,
  ...(purchase.address === undefined ? {} : { address: purchase.address }),
  ...(purchase.threeDSecureTokenId === undefined
    ? {}
    : { three_d_secure_action_result_token_id: purchase.threeDSecureTokenId }),
});

const notConnected = () => new PaymentError('validation', 'PayPal was chosen but no account is connected.');

/** A kept token is reused only while it lasts five more minutes, so that it cannot expire on the way. */
const reusableForMs = tokenLifetimeMs - 5 * 60_000;

/** A payment token and the purchase that it was made for. */
interface StoredToken {
  readonly id: string;
  readonly createdAtMs: number;
  readonly purchaseKey: string;
}

/**
 * What has to be the same for a repeated attempt to be the same purchase. The api charges once per payment
 * token, so trying again with the kept token cannot charge twice.
 *
 * @example purchaseKey({ planCode: 'rocksprem_i_y_v2', quoteHash: 'h', email: 'a@b.co' }) // → '["rocksprem_i_y_v2","h","a@b.co"]'
 */
export const purchaseKey = (purchase: Readonly<Record<string, string | null>>): string =>
  JSON.stringify(Object.values(purchase));

/** The kept token, if it is young and was made for exactly this purchase. */
export const reusableToken = (kept: StoredToken | null, key: string, nowMs: number): StoredToken | null =>
  kept !== null && kept.purchaseKey === key && nowMs - kept.createdAtMs < reusableForMs ? kept : null;

/**
 * Payment tokens for a purchase: the kept one while it is young and the purchase the same, else a new one from
 * the card, or the connected PayPal account's.
 */
export const usePaymentToken = (card: RefObject<CardFieldsHandle | null>) => {
  const store = useAppStore();
  const kept = useRef<StoredToken | null>(null);

  const make = useCallback(
    async (form: CheckoutForm): Promise<Result<Pick<PaymentToken, 'id'>>> => {
      const state = store.getState();
      if (selectPayMethod(state) === 'paypal') {
        const paypalToken = selectPaypalToken(state);
        return paypalToken === null
          ? { ok: false, error: notConnected() }
          : { ok: true, value: { id: paypalToken } };
      }
      const billing = { firstName: form.first_name.trim(), lastName: form.last_name.trim() };
      const field = card.current;
      return field === null
        ? { ok: false, error: new PaymentError('unavailable', 'The card field is not on the page.') }
        : field.tokenize(billing);
    },
    [store, card],
  );

  const take = useCallback(
    async (form: CheckoutForm, key: string): Promise<Result<Pick<PaymentToken, 'id'>>> => {
      const reused = reusableToken(kept.current, key, Date.now());
      if (reused !== null) return { ok: true, value: reused };
      const made = await make(form);
      if (made.ok) kept.current = { id: made.value.id, createdAtMs: Date.now(), purchaseKey: key };
      return made;
    },
    [make],
  );

  const drop = useCallback(() => {
    kept.current = null;
  }, []);

  return { take, drop };
};

/**
 * Paying: one attempt at a time, however often the button is pressed, and none after one that worked.
 *
 * @returns what the form's submit calls with what was typed and what is bought
 */
export const usePurchase = () => {
  const dispatch = useAppDispatch();
  const store = useAppStore();
  const cache = useQueryClient();
  const navigate = useNavigate();

  const attempt = (form: CheckoutForm, purchase: Purchase): Promise<PurchaseOutcome> => {
    const { services, user, order } = purchase;
    const { plan, coupon, giftCard, quote, totals, place } = order;
    const { code: planCode } = plan;
    const couponCode = coupon?.code ?? null;
    const giftCardCode = giftCard?.code ?? null;
    const method = selectPayMethod(store.getState());
    const key = purchaseKey({
      planCode,
      couponCode,
      giftCardCode,
      hash: totals.hash,
      method,
      first: form.first_name,
      last: form.last_name,
      email: form.email,
      country: place?.address.country ?? null,
      postalCode: place?.address.postal_code ?? null,
    });
    const agreed = agreedTo({ planCode, quote });
    const facts = {
      accountCode: user.hash,
      planCode,
      quoteHash: totals.hash,
      couponCode,
      giftCardCode,
      agreed,
      ...(place === null ? {} : { address: place.address }),
    };
    return runPurchase({
      token: () => purchase.takeToken(form, key),
      send: async (tokenId, threeDSecureTokenId) => {
        const bank = threeDSecureTokenId === undefined ? {} : { threeDSecureTokenId };
        await services.client.premiumCheckout({
          body: checkoutPayload(form, { ...facts, tokenId, ...bank }),
        });
      },
      challenge: async (actionTokenId) => {
        dispatch(challengeAsked());
        const answer = await purchase.challenge(actionTokenId);
        dispatch(challengeAnswered());
        return answer;
      },
      hasPlan: async () => {
        // Asked directly: while the api is unreachable the session would forget the person, and the form with them.
        return isEntitled(buyerTier(await services.client.me({})), plan.product);
      },
    });
  };

  const finish = ({ services, user, order }: Purchase) => {
    dispatch(paymentDone());
    dropCheckoutDraft(tabStorage);
    dispatch(planChosen(order.plan.code));
    track({
      name: 'purchase_completed',
      plan_code: order.plan.code,
      billing_period: order.plan.billingPeriod,
      total_cents: order.totals.nowTotalCents,
    });
    void services.session.reload();
    services.tabs.changed(cache, 'premiumCheckout');
    // In place of the form: going back must not lead to it.
    void navigate(thankYouPath(order.plan.product, user.hash), { replace: true });
  };

  return async (form: CheckoutForm, purchase: Purchase): Promise<void> => {
    if (selectCheckoutStep(store.getState()) !== 'editing') return;
    dispatch(submitted());
    const outcome = await holdReload(attempt(form, purchase));
    if (outcome.kind === 'done') return finish(purchase);
    if (!outcome.keepsToken) purchase.dropToken();
    const { plan } = purchase.order;
    track({ name: 'checkout_failed', plan_code: plan.code, reason: outcome.problem.kind });
    dispatch(paymentFailed({ problem: outcome.problem, quoteHash: purchase.order.quote.hash }));
    if (outcome.problem.kind === 'coupon-used') void cache.invalidateQueries({ queryKey: queryKeys.account });
    // A code may have run out, credit may have been spent, a rate may have changed, and tax may have begun, which asks
    // where the buyer is, since they were looked up.
    if (outcome.problem.kind === 'quote-changed' || outcome.problem.kind === 'details-refused') {
      void cache.invalidateQueries({ queryKey: codeKeys.all });
      void cache.invalidateQueries({ queryKey: queryKeys.premiumCredit });
      void cache.invalidateQueries({ queryKey: queryKeys.premiumTaxes });
    }
  };
};
