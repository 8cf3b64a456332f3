import type { Cents } from '../money/cents.ts';
import { moneyText } from '../money/moneyText.ts';
import { dateText, utcTimeText } from '../time/dateText.ts';
import { tierDisplay, tierDisplayNames } from './AccountTier.ts';
import type { SubscriptionState } from './subscriptionState.ts';

const chargeText = (amountCents: Cents | null, lead: string): string =>
  amountCents === null ? '' : ` ${lead} ${moneyText(amountCents)}.`;

const untilText = (until: string | null): string => (until === null ? '' : ` until ${dateText(until)}`);

/**
 * One or two sentences about a subscription.
 *
 * @example subscriptionText({ kind: 'free' }) // → 'You are on the Free plan.'
 * @example subscriptionText({ kind: 'renews', on: '2027-06-14', amountCents: cents(7188) }) // → 'Renews on June 14, 2027. You will be charged $71.88.'
 * @example subscriptionText({ kind: 'past-due', until: '2027-06-28' }) // → 'We could not charge you for this plan. It ends on June 28, 2027, unless the payment goes through before.'
 * @example subscriptionText({ kind: 'paused', until: '2027-01-14' }) // → 'Paused until January 14, 2027. Nothing is charged while paused.'
 * @example subscriptionText({ kind: 'extended', until: '2026-11-24T04:00:00Z' }) // → 'Covered until your stream ends, at the latest 04:00 UTC. Nothing is charged for it.'
 * @example subscriptionText({ kind: 'ends', on: '2027-06-14', reason: 'canceled' }) // → 'Valid until June 14, 2027 and will not renew.'
 */
export const subscriptionText = (state: SubscriptionState): string => {
  switch (state.kind) {
    case 'free':
      return 'You are on the Free plan.';
    case 'no-data':
      return `You are on the ${tierDisplayNames[tierDisplay(state.tier)]} plan.`;
    case 'trial':
      return `Your free trial ends on ${dateText(state.endsOn)}.${chargeText(state.amountCents, 'You will then be charged')}`;
    case 'renews':
      return `${state.on === null ? 'Renews automatically.' : `Renews on ${dateText(state.on)}.`}${chargeText(state.amountCents, 'You will be charged')}`;
    case 'ends':
      return state.on === null ? 'Will not renew.' : `Valid until ${dateText(state.on)} and will not renew.`;
    case 'extended':
      return `Covered until your stream ends, at the latest ${utcTimeText(state.until)}. Nothing is charged for it.`;
    case 'pauses':
      return `Paid for until ${dateText(state.on)}. Then paused${untilText(state.until)}: no charge, no access.`;
    case 'paused':
      return `Paused${untilText(state.until)}. Nothing is charged while paused.`;
    case 'past-due':
      return state.until === null
        ? 'We could not charge you for this plan.'
        : `We could not charge you for this plan. It ends on ${dateText(state.until)}, unless the payment goes through before.`;
  }
};
