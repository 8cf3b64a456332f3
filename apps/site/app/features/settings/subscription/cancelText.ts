import {
  dateText,
  extraChannelsText,
  isPlanCode,
  type Plan,
  planFor,
  plans,
  type SubscriptionState,
} from '@backbeat/domain';
import type { Account, cancelReasons as reasonCodes } from '@backbeat/sdk/contract';
import { afterText, atOnceText, keptText } from './keptMonths.ts';
import { planOf } from './subscriptionPanel.ts';

/**
 * What cancelling would mean, with the day on which it takes effect where that is known.
 *
 * @param plan the plan's name
 * @param kept gift months that begin when the plan has ended
 * @example cancelText({ kind: 'trial', endsOn: '2026-12-14', amountCents: null }, 'Premium')
 * // → 'Cancel before December 14, 2026 and you pay nothing.'
 */
export const cancelText = (state: SubscriptionState, plan: string, kept = 0): string => {
  const after = afterText(kept);
  if (state.kind === 'past-due')
    return `Cancel and ${plan} ends at once. The overdue payment is not tried again: you pay nothing more. ${after}`;
  if (state.kind === 'paused')
    return `Cancel and ${plan} ends at once, for nothing of it is paid. ${kept === 0 ? 'You stay on Free, and nothing is charged any more.' : after}`;
  if (state.kind === 'pauses') return `You keep ${plan} until ${dateText(state.on)}. ${after}`;
  if (state.kind === 'trial') return `Cancel before ${dateText(state.endsOn)} and you pay nothing.`;
  if (state.kind === 'renews' && state.on !== null)
    return `You keep ${plan} until ${dateText(state.on)}. ${after}`;
  return `You keep ${plan} until the end of the paid time. ${after}`;
};

/**
 * What was set to follow the plan and goes with a cancellation, also if that is taken back; empty where nothing was.
 *
 * @example givenUpText({ subscription: { pending_plan_code: 'rocksprem_i_y_v2', plan_code: 'rocksprem_i_m_v2' } })
 * // → ' The change to yearly Premium that is set is given up, also if you stay on Premium after all.'
 */
export const givenUpText = (account: Pick<Account, 'subscription'>): string => {
  const { pending_plan_code: code, pauses_at: pausesAt } = account.subscription ?? {};
  const { pending_extra_channels: channels } = account.subscription ?? {};
  const plan = planOf(account);
  if (plan === null) return '';
  const stays = `is given up, also if you stay on ${plan.name} after all.`;
  if (code != null && isPlanCode(code)) {
    const next = plans[code];
    const period = next.product === plan.product ? `${next.billingPeriod} ` : '';
    return ` The change to ${period}${next.name} that is set ${stays}`;
  }
  if (channels != null) return ` The change to ${extraChannelsText(channels)} that is set ${stays}`;
  return pausesAt == null ? '' : ` The pause that is set ${stays}`;
};

/** How far cancelling has come. */
export type CancelProgress = 'failed' | 'idle' | 'pending';

/**
 * The words on the button that cancels.
 *
 * @example cancelLabel('failed', 'Pro') // → 'Error canceling'
 */
export const cancelLabel = (progress: CancelProgress, plan: string): string =>
  ({ idle: `Cancel ${plan}`, pending: 'Processing', failed: 'Error canceling' })[progress];

/** Until when what is paid for is covered after a cancellation; null where it ends at once, or nobody knows. */
export const coveredUntil = (state: SubscriptionState): string | null => {
  switch (state.kind) {
    case 'trial':
      return state.endsOn;
    case 'renews':
    case 'pauses':
    case 'ends':
      return state.on;
    default:
      return null;
  }
};

/**
 * What a cancellation has done, by the state before it.
 *
 * @example cancelledText({ kind: 'renews', on: '2026-12-20', amountCents: null }, 'Premium')
 * // → 'Premium is cancelled. You are covered until December 20, 2026, and on Free from then on.'
 */
export const cancelledText = (state: SubscriptionState, plan: string, kept = 0): string => {
  const until = coveredUntil(state);
  if (until !== null)
    return kept === 0
      ? `${plan} is cancelled. You are covered until ${dateText(until)}, and on Free from then on.`
      : `${plan} is cancelled. It covers you until ${dateText(until)}.${keptText(kept)}`;
  return state.kind === 'past-due' || state.kind === 'paused'
    ? `${plan} is cancelled. ${atOnceText(kept)}`
    : `${plan} is cancelled. It stays until the end of the paid time.`;
};

/** Something else than cancelling. */
export interface CancelChoice {
  readonly label: string;
  readonly onChoose: () => void;
}

/** The plan that costs less and has what most people stream with; null where there is none, or another one waits. */
export const smallerPlan = (account: Account): Plan | null => {
  const plan = planOf(account);
  const { subscription } = account;
  if (plan?.product !== 'pro' || plan.billingPeriod === null || subscription?.state !== 'active') return null;
  const { pending_plan_code, pending_extra_channels, pauses_at } = subscription;
  const waits = pending_plan_code != null || pending_extra_channels != null || pauses_at != null;
  return waits ? null : planFor('premium', plan.billingPeriod);
};

/** Why somebody leaves, in the words of the api. */
export type CancelReason = (typeof reasonCodes)[number];

/** The reasons to choose from. */
export const cancelReasons = [
  { value: 'too_expensive', label: 'It costs too much' },
  { value: 'not_streaming', label: 'I am not streaming for now' },
  { value: 'missing_music', label: 'The music is not for me' },
  { value: 'problems', label: 'Something did not work' },
  { value: 'other', label: 'Something else' },
] as const satisfies readonly { readonly value: CancelReason; readonly label: string }[];
