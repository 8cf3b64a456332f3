import type { BillingPeriod } from '@backbeat/domain';
import type { CheckoutDraft } from './checkoutDraft.ts';
import type { CheckoutLink } from './checkoutLink.ts';

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
