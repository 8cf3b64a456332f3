import { dateText, type SubscriptionState } from '@backbeat/domain';

/**
 * What cancelling would mean, with the day on which it takes effect where that is known.
 *
 * @param plan the plan's name
 * @example cancelText({ kind: 'trial', endsOn: '2026-12-14', amountCents: null }, 'Premium')
 * // → 'Cancel before December 14, 2026 and you pay nothing.'
 */
export const cancelText = (state: SubscriptionState, plan: string): string => {
  const after = 'After that you are on Free: ten stations, with the chatbot on.';
  if (state.kind === 'past-due')
    return `Cancel and ${plan} ends at once. The overdue payment is not tried again: you pay nothing more. ${after}`;
  if (state.kind === 'trial') return `Cancel before ${dateText(state.endsOn)} and you pay nothing.`;
  if (state.kind === 'renews' && state.on !== null)
    return `You keep ${plan} until ${dateText(state.on)}. ${after}`;
  return `You keep ${plan} until the end of the paid time. ${after}`;
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
