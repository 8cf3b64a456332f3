import { billingPeriods, brand } from '@backbeat/domain';
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
  billingPeriod: z.enum(billingPeriods),
  /** What the address asked for that was taken up last: it holds once, also across a reload. */
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

/** Keeps a draft. */
export const writeCheckoutDraft = (storage: DraftStorage, draft: CheckoutDraft): void =>
  storage.setItem(key, JSON.stringify(draft));

export const dropCheckoutDraft = (storage: DraftStorage): void => storage.removeItem(key);
