import { type BillingPeriod, billingPeriods, readCode } from '@backbeat/domain';
import type { CheckoutDraft } from './checkoutDraft.ts';

/** What a link to a checkout asks for (`checkoutUrl`); null where it leaves the choice to the person. */
export interface CheckoutLink {
  readonly coupon: string | null;
  readonly billing: BillingPeriod | null;
}

/** What stands in the coupon field of a page of ours is a code, never a sentence that somebody put into a link. */
const isCode = (text: string): boolean =>
  !/[.,;:!?]\s+\S|\S(\s+\S+){4}/.test(text) && /^.{1,64}$/.test(readCode(text));

/**
 * Reads the query of a checkout's address.
 *
 * @example checkoutLink('?coupon=vidcon50&billing=monthly') // → { coupon: 'vidcon50', billing: 'monthly' }
 */
export const checkoutLink = (search: string): CheckoutLink => {
  const query = new URLSearchParams(search);
  const coupon = query.get('coupon') ?? '';
  return {
    coupon: isCode(coupon) ? readCode(coupon) : null,
    billing: billingPeriods.find((period) => period === query.get('billing')) ?? null,
  };
};

/** What a visit starts with; no period where the one that was chosen last holds. */
interface InitialChoice {
  readonly coupon: string;
  readonly billing: BillingPeriod | null;
}

/**
 * The coupon and the billing period that a visit starts with: what the address asks for, once; afterwards what the
 * person left in the form.
 *
 * @param draft what is kept of an earlier visit; null without one
 */
export const initialChoice = (
  link: CheckoutLink,
  draft: Pick<CheckoutDraft, 'coupon' | 'billingPeriod' | 'link'> | null,
): InitialChoice => {
  if (draft === null) return { coupon: link.coupon ?? '', billing: link.billing };
  const isNew = link.coupon !== draft.link.coupon || link.billing !== draft.link.billing;
  return {
    coupon: (isNew ? link.coupon : null) ?? draft.coupon,
    billing: (isNew ? link.billing : null) ?? draft.billingPeriod,
  };
};
