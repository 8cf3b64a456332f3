import { type Account, type SubscriptionState, subscriptionState } from '@backbeat/domain';

/** The part of an account that says how its subscription stands. */
type Subscriber = Pick<Account, 'subscription'> & {
  readonly user: Pick<Account['user'], 'tier' | 'extended_until'>;
};

/**
 * How somebody's subscription stands, without asking any clock: a visitor's may be a day off. The first charge is
 * still to come as long as it is the next one.
 */
export const accountState = ({ user, subscription }: Subscriber): SubscriptionState => {
  const firstOn = subscription?.first_billing_date ?? null;
  const firstMs = firstOn === null ? 0 : Date.parse(firstOn);
  const isFirstNext = firstOn !== null && Date.parse(subscription?.next_billing_date ?? '') === firstMs;
  return subscriptionState({
    tier: user.tier,
    subscription,
    extendedUntil: user.extended_until,
    atMs: isFirstNext ? firstMs - 1 : firstMs,
  });
};
