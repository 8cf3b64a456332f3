import {
  type Account,
  dateText,
  isPlanCode,
  type ManageState,
  manageState,
  type PaidPlanCode,
  plans,
  tierDisplay,
} from '@backbeat/domain';

/** The last line of the subscription card: what can be done about it, if anything. */
export type SubscriptionFootState =
  | { readonly kind: 'invite' }
  /** Cancelled, still running: it can go on. */
  | { readonly kind: 'resume'; readonly planCode: PaidPlanCode; readonly name: string; readonly text: string }
  /** The account will be gone on that day, and no plan goes on before it is kept. */
  | { readonly kind: 'leaving'; readonly day: string }
  /** The last payment failed: another card settles it. */
  | { readonly kind: 'settle' }
  /** Over, and covering to the end of the stream that runs. */
  | { readonly kind: 'over' }
  /** Paused: a new period can begin now. */
  | { readonly kind: 'paused'; readonly text: string }
  /** A pause comes next: that can be taken back. */
  | { readonly kind: 'stay'; readonly planCode: PaidPlanCode; readonly name: string; readonly text: string }
  /** Another plan comes next: that can be taken back. */
  | { readonly kind: 'keep'; readonly planCode: PaidPlanCode; readonly name: string; readonly text: string }
  | Exclude<ManageState, { kind: 'recurly' }>
  | (Extract<ManageState, { kind: 'recurly' }> & {
      /** Its last payment failed. */
      readonly isOverdue: boolean;
    });

const paidCode = (code: string | null | undefined): PaidPlanCode | null =>
  code != null && isPlanCode(code) && code !== 'free' ? code : null;

/** Where it is managed, when that is not here. */
const managedFoot = (account: Account): SubscriptionFootState => {
  const managed = manageState(account);
  return managed.kind === 'recurly'
    ? { ...managed, isOverdue: account.subscription?.state === 'past_due' }
    : managed;
};

/** What the person loses with a plan, as far as it is worth a sentence. */
const lossText = (planCode: PaidPlanCode): string =>
  plans[planCode].product === 'pro'
    ? 'Downloads and tracks cleared for YouTube end with Pro.'
    : 'Until then nothing changes and nothing is charged.';

/**
 * What the card's last line offers.
 *
 * @param atMs now, in epoch milliseconds: what has run out cannot go on
 */
export const subscriptionFoot = (account: Account, atMs: number): SubscriptionFootState => {
  const { user, subscription } = account;
  const isExtended = user.extended_until != null;
  if (subscription?.state === 'paused')
    return {
      kind: 'paused',
      text: isExtended
        ? 'Then your plan is paused, and you are on Free.'
        : 'You are on Free until then: ten stations, with the chatbot on.',
    };
  if (isExtended && account.deletes_at == null) return { kind: 'over' };
  if (tierDisplay(user.tier) === 'free') return { kind: 'invite' };
  if (account.deletes_at != null) return { kind: 'leaving', day: dateText(account.deletes_at) };
  const planCode = paidCode(subscription?.plan_code);
  if (subscription === null || subscription.provider !== null || planCode === null)
    return managedFoot(account);
  if (subscription.state === 'past_due') return { kind: 'settle' };
  const { name } = plans[planCode];
  const endsMs = Date.parse(subscription.paid_through_date ?? '');
  if (subscription.state === 'canceled' && endsMs > atMs) {
    return {
      kind: 'resume',
      planCode,
      name,
      text: `Changed your mind? ${name} goes on, billed ${plans[planCode].billingPeriod}, nothing to pay today. A change or a pause that was set before stays given up.`,
    };
  }
  if (subscription.state === 'active' && subscription.pauses_at != null) {
    return { kind: 'stay', planCode, name, text: `Changed your mind? ${name} goes on as before.` };
  }
  if (subscription.state === 'active' && subscription.pending_plan_code != null) {
    return { kind: 'keep', planCode, name, text: lossText(planCode) };
  }
  return managedFoot(account);
};
