import type { Books } from '../SandboxContext.ts';
import type { Invoice, Subscription } from '../store/rows.ts';
import type { Change, Store } from '../store/store.ts';
import { changed } from './endSubscription.ts';
import { beginPause, renewPaused } from './pause.ts';
import { collect, renew } from './renew.ts';

/** Work that is due at an instant. */
interface Due {
  readonly atMs: number;
  readonly run: () => Change[];
}

const expired = (subscription: Subscription, reason: string, atMs: number): Change[] =>
  changed(
    {
      ...subscription,
      state: 'expired',
      expiresAtMs: atMs,
      expirationReason: reason,
      pendingChange: null,
      pause: null,
      updatedAtMs: atMs,
    },
    'subscription.expired',
    atMs,
  ).changes;

const endOf = (store: Store, subscription: Subscription): Due => ({
  atMs: subscription.periodEndsAtMs,
  run: () => {
    const { state, autoRenew, pause, periodEndsAtMs } = subscription;
    if (state === 'canceled' || !autoRenew)
      return expired(subscription, state === 'canceled' ? 'canceled' : 'completed', periodEndsAtMs);
    if (state === 'paused') return renewPaused(store, subscription, periodEndsAtMs);
    return pause === null
      ? renew(store, subscription, periodEndsAtMs)
      : beginPause(subscription, periodEndsAtMs);
  },
});

const retryOf = (store: Store, invoice: Invoice, atMs: number): Due => ({
  atMs,
  run: () => {
    const collected = collect(store, invoice, atMs);
    if (collected.invoice.state !== 'failed') return collected.changes;
    const ended = invoice.subscriptionIds.flatMap((id) => {
      const subscription = store.get('subscriptions', id);
      return subscription === undefined || subscription.state === 'expired'
        ? []
        : expired(subscription, 'nonpayment', atMs);
    });
    return [...collected.changes, ...ended];
  },
});

const runs = ({ state }: Subscription): boolean =>
  state === 'active' || state === 'canceled' || state === 'paused';

const earliestDue = (store: Store, nowMs: number): Due | undefined => {
  const ends = store.list('subscriptions').filter((row) => runs(row) && row.periodEndsAtMs <= nowMs);
  const retries = store.list('invoices').flatMap((invoice) => {
    const { nextAttemptAtMs, state } = invoice;
    return state === 'past_due' && nextAttemptAtMs !== null && nextAttemptAtMs <= nowMs
      ? [retryOf(store, invoice, nextAttemptAtMs)]
      : [];
  });
  return [...ends.map((row) => endOf(store, row)), ...retries].reduce<Due | undefined>(
    (first, due) => (first === undefined || due.atMs < first.atMs ? due : first),
    undefined,
  );
};

/**
 * Does everything that has come due, in the order of time and each at its own instant: trials end, renewals
 * charge, pauses begin and end, cancelled subscriptions expire, failed payments are tried again.
 *
 * @returns how many things were done
 */
export const runDueWork = ({ store, clock }: Books): number => {
  for (let done = 0; ; done += 1) {
    const due = earliestDue(store, clock.nowMs());
    if (due === undefined) return done;
    store.commit(due.run());
  }
};
