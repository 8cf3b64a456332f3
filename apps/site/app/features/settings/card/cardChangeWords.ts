import { type Account, dateText, type Notification } from '@backbeat/domain';
import type { PaymentMethod } from '@backbeat/sdk/contract';
import { type CheckoutProblem, checkoutProblemText } from '../../checkout/index.ts';

type WithSubscription = Pick<Account, 'subscription'>;

/** The payment provider has billed this plan, here or on its own page. */
export const hasInvoices = ({ subscription }: WithSubscription): boolean =>
  subscription?.provider === null || subscription?.provider === 'recurly';

const isOverdue = (account: WithSubscription | undefined): boolean =>
  account?.subscription?.state === 'past_due';

/** What saving a new card will do. */
export const cardChangeHint = (account: WithSubscription): string => {
  if (isOverdue(account)) return 'The overdue payment is tried with the new card at once.';
  const on = account.subscription?.next_billing_date ?? null;
  return on === null
    ? 'Nothing is charged now.'
    : `Nothing is charged now. The new card pays on ${dateText(on)}.`;
};

const nameOf = (method: PaymentMethod | null): string =>
  method?.kind === 'card' ? `${method.brand} ending in ${method.last_four}` : 'Your new card';

/** What saving a new card has done, by the account before and after. */
export const cardChangedText = (
  method: PaymentMethod | null,
  before: WithSubscription,
  after: WithSubscription | undefined,
): Notification => {
  const name = nameOf(method);
  if (!isOverdue(before)) return { error: false, message: `${name} pays from now on.` };
  return isOverdue(after)
    ? {
        error: true,
        message: `${name} is saved, but the overdue payment was declined again. Try another card.`,
      }
    : { error: false, message: `${name} is saved, and the overdue payment went through.` };
};

/** What went wrong with a new card, and whether the line belongs to the card's own field. */
export const cardProblemText = (
  problem: CheckoutProblem,
): { readonly text: string; readonly isAtCard: boolean } => {
  const { detail, isAtCard } = checkoutProblemText(problem);
  // There is no PayPal in this form to go to.
  return { text: detail.replace(' or PayPal', ''), isAtCard };
};
