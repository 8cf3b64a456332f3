import { type BillingPeriod, billingPeriods, brand, readCode } from '@backbeat/domain';
import * as z from 'zod/mini';

/** What is kept of a half-filled checkout in this tab. No card data: that never reaches this page. */
const draftSchema = z.object({
  /** Whose draft it is: nobody sees what somebody else typed. */
  account: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  coupon: z.string(),
  gift_card: z.string(),
  agreedTerms: z.boolean(),
  /** Which terms were accepted: a box that was ticked for older ones is not ticked again. */
  termsVersion: z._default(z.string(), ''),
  billingPeriod: z.enum(billingPeriods),
  /** Where the buyer said to be, where tax is charged. */
  place: z._default(z.nullable(z.object({ country: z.string(), postal_code: z.string() })), null),
  /** The wish of an address that was applied last. A reload does not apply it again. */
  link: z.object({ coupon: z.nullable(z.string()), billing: z.nullable(z.enum(billingPeriods)) }),
});

export type CheckoutDraft = z.infer<typeof draftSchema>;

/** The part of a tab's storage that drafts need. */
type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

const key = `${brand.slug}.checkoutDraft`;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The draft of this account, or null: a broken or foreign one is no draft. */
export const readCheckoutDraft = (storage: DraftStorage, account: string): CheckoutDraft | null => {
  const text = storage.getItem(key);
  const result = draftSchema.safeParse(text === null ? null : parsed(text));
  return result.success && result.data.account === account ? result.data : null;
};

export const writeCheckoutDraft = (storage: DraftStorage, draft: CheckoutDraft): void =>
  storage.setItem(key, JSON.stringify(draft));

export const dropCheckoutDraft = (storage: DraftStorage): void => storage.removeItem(key);

/** What a link to a checkout asks for (`checkoutUrl`); null where it leaves the choice to the person. */
interface CheckoutLink {
  readonly coupon: string | null;
  readonly billing: BillingPeriod | null;
}

/** Whether a text looks like a code: no link may put somebody's sentence into our coupon field. */
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

/** What a visit starts with; without a period the one that was chosen last stays. */
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
