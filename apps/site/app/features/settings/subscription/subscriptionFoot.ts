import {
  type Account,
  dateText,
  type ManageState,
  manageState,
  type PaidPlanCode,
  type Plan,
  type Subscription,
  type SubscriptionState,
  tierDisplay,
} from '@backbeat/domain';
import { accountState } from '../../session/index.ts';
import { planOf } from './subscriptionPanel.ts';

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

/** What takes back what comes next for a plan. */
type WayBack = Extract<SubscriptionFootState, { readonly planCode: PaidPlanCode }>['kind'];

const wayBackTexts = {
  resume: ({ name, billingPeriod }) =>
    `Changed your mind? ${name} goes on, billed ${billingPeriod}, nothing to pay today. A change or a pause that was set before stays given up.`,
  stay: ({ name }) => `Changed your mind? ${name} goes on as before.`,
  keep: ({ product }) =>
    product === 'pro'
      ? 'Downloads and tracks cleared for YouTube end with Pro.'
      : 'Until then nothing changes and nothing is charged.',
} as const satisfies Record<WayBack, (plan: Plan) => string>;

/** The way back from what comes next; null where nothing does, or where it has come. */
const wayBackOf = ({ kind }: SubscriptionState, subscription: Subscription, atMs: number): WayBack | null => {
  if (kind === 'pauses') return 'stay';
  if (kind === 'ends') return Date.parse(subscription.paid_through_date ?? '') > atMs ? 'resume' : null;
  const goesOn = kind === 'renews' || kind === 'trial';
  return goesOn && subscription.pending_plan_code != null ? 'keep' : null;
};

/** Where it is managed, when that is not here. */
const managedFoot = (account: Account, { kind }: SubscriptionState): SubscriptionFootState => {
  const managed = manageState(account);
  return managed.kind === 'recurly' ? { ...managed, isOverdue: kind === 'past-due' } : managed;
};

/**
 * What the card's last line offers.
 *
 * @param atMs now, in epoch milliseconds: what has run out cannot go on
 */
export const subscriptionFoot = (account: Account, atMs: number): SubscriptionFootState => {
  const { user, subscription, deletes_at: deletesAt = null } = account;
  const state = accountState(account);
  if (state.kind === 'paused')
    return { kind: 'paused', text: 'You are on Free until then: ten stations, with the chatbot on.' };
  if (state.kind === 'extended' && subscription?.state === 'paused')
    return { kind: 'paused', text: 'Then your plan is paused, and you are on Free.' };
  if (state.kind === 'extended' && deletesAt === null) return { kind: 'over' };
  if (tierDisplay(user.tier) === 'free') return { kind: 'invite' };
  if (deletesAt !== null) return { kind: 'leaving', day: dateText(deletesAt) };
  const plan = planOf(account);
  if (subscription === null || subscription.provider !== null || plan === null)
    return managedFoot(account, state);
  const { code: planCode, name } = plan;
  if (planCode === 'free') return { kind: 'none' };
  if (state.kind === 'past-due') return { kind: 'settle' };
  const kind = wayBackOf(state, subscription, atMs);
  return kind === null ? { kind: 'none' } : { kind, planCode, name, text: wayBackTexts[kind](plan) };
};
