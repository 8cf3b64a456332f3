import {
  type AddOn,
  addOnCodes,
  type BillingPeriod,
  type Brand,
  brand as defaultBrand,
  giftCardPath,
  type PlanCode,
} from '@backbeat/domain';
import { withoutFinalSlash } from './withoutFinalSlash.ts';

/**
 * The payment provider's page of one account. The edit token opens it without a password: never log it, and
 * link with `rel="noreferrer"`.
 *
 * @example accountPageUrl({ host: 'https://pay.example', editToken: 'e/1' }) // → 'https://pay.example/account/e%2F1'
 */
export const accountPageUrl = ({
  host,
  editToken,
}: {
  readonly host: string;
  readonly editToken: string;
}): string => `${withoutFinalSlash(host)}/account/${encodeURIComponent(editToken)}`;

/** What the hosted subscription page needs to know. */
export interface HostedSubscription {
  /** Address of the payment provider's hosted pages. */
  readonly host: string;
  readonly planCode: PlanCode;
  /** The user's hash: the account code. */
  readonly hash: string;
  /** The display name. */
  readonly name: string;
  readonly billingPeriod: BillingPeriod;
  /** Audience tier, 1 to 4; sent as the quantity of both add-ons. */
  readonly tier: 1 | 2 | 3 | 4;
  /** Where the provider's account has other codes. @default the domain's `addOnCodes` */
  readonly codes?: Readonly<Record<BillingPeriod, Readonly<Record<AddOn, string>>>>;
}

/**
 * The payment provider's page on which a Pro plan is bought.
 *
 * @example subscriptionPageUrl({ host: 'https://pay.example', planCode: 'rockspro_m_v1', hash: 'h1', name: 'DJ One', billingPeriod: 'monthly', tier: 2 }) // → 'https://pay.example/subscribe/rockspro_m_v1/h1/DJ%20One?add_on_code=rockspro_downloads_m_v1,rockspro_streaming_m_v1&add_on_quantity=2,2'
 */
export const subscriptionPageUrl = ({
  host,
  planCode,
  hash,
  name,
  billingPeriod,
  tier,
  codes = addOnCodes,
}: HostedSubscription): string => {
  const path = [planCode, hash, name].map(encodeURIComponent).join('/');
  const { downloads, streaming } = codes[billingPeriod];
  const addOns = [downloads, streaming].map(encodeURIComponent).join(',');
  return `${withoutFinalSlash(host)}/subscribe/${path}?add_on_code=${addOns}&add_on_quantity=${tier},${tier}`;
};

/**
 * The payment provider's page on which gift cards are bought.
 *
 * @example giftCardUrl({ host: 'https://pay.example' }) // → 'https://pay.example/purchase/gift_card/backbeat_gift_card'
 */
export const giftCardUrl = ({
  host,
  brand = defaultBrand,
}: {
  readonly host: string;
  readonly brand?: Brand;
}): string => `${withoutFinalSlash(host)}${giftCardPath(brand)}`;
