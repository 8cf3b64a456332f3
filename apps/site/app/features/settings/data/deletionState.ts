import { type Account, dateText, policy } from '@backbeat/domain';
import { isRenewing } from '../../session/index.ts';

/** Where an account stands on its way out. */
export type DeletionState =
  /** It will be gone on that day. */
  | { readonly kind: 'waiting'; readonly day: string }
  /** Another company bills the plan, which has to be cancelled there first. */
  | { readonly kind: 'managed'; readonly text: string }
  | { readonly kind: 'open'; readonly text: string; readonly consequences: readonly string[] };

const managers = { streamlabs: 'at Streamlabs', recurly: 'on the payment page' } as const;

const managedAt = ({ subscription }: Pick<Account, 'subscription'>): string | null => {
  if (!isRenewing(subscription)) return null;
  const { provider } = subscription;
  return provider === 'streamlabs' || provider === 'recurly' ? managers[provider] : null;
};

const isBilledHere = ({ subscription }: Pick<Account, 'subscription'>): boolean =>
  subscription !== null && subscription.provider === null && subscription.state !== 'expired';

const hasUsedCoupon = ({ used_offers: used = [] }: Pick<Account, 'used_offers'>): boolean => used.length > 0;

/**
 * What can be done about ending an account, and what it would mean.
 *
 * @example deletionState({ subscription: null, deletes_at: '2026-11-28T09:00:00.000Z' })
 * // → { kind: 'waiting', day: 'November 28, 2026' }
 */
export const deletionState = (
  account: Pick<Account, 'subscription' | 'deletes_at' | 'used_offers'>,
): DeletionState => {
  const { deletes_at: at = null } = account;
  if (at !== null) return { kind: 'waiting', day: dateText(at) };
  const manager = managedAt(account);
  if (manager !== null)
    return {
      kind: 'managed',
      text: `Your plan is managed ${manager} and would go on being charged. End it there first.`,
    };
  return {
    kind: 'open',
    text: 'Seven days after you ask, the account is gone for good. Until then you can take it back.',
    consequences: [
      ...(isBilledHere(account)
        ? [
            account.subscription?.state === 'past_due'
              ? 'Your plan ends now, and the overdue payment is not tried again.'
              : 'Your plan stops renewing now. You keep it until it has run out or the account is gone.',
            `A payment of the last ${policy.refundWindowDays} days you get back under Subscription, before the account is gone. After that, ask our support.`,
          ]
        : []),
      'For seven days you can still sign in and keep the account. Nothing can be bought meanwhile.',
      'Then your name, linked accounts, channels and what you played are removed for good.',
      'Bills stay with the payment provider, without your name: the law asks for them.',
      'What you agreed to stays for three years, without your name.',
      ...(hasUsedCoupon(account)
        ? ['That you used a free trial or a coupon stays noted, under a code that does not say who you are.']
        : []),
    ],
  };
};

/** What has to be typed before an account is deleted, so that nobody does it by a slip. */
export const deletionWord = 'delete';

/** @example isDeletionWord(' Delete ') // → true */
export const isDeletionWord = (typed: string): boolean => typed.trim().toLowerCase() === deletionWord;

/**
 * What is told to somebody who keeps the account after all.
 *
 * @example keptText({ subscription: null }) // → 'Your account stays.'
 */
export const keptText = ({ subscription }: Pick<Account, 'subscription'>): string =>
  subscription?.state === 'canceled'
    ? 'Your account stays. A plan that renewed before renews again.'
    : 'Your account stays.';
