import { dayMs, listCents, tierForViewers } from '@backbeat/domain';
import { findCoupon } from '../catalogue/coupons.ts';
import { findPlan } from '../catalogue/plans.ts';
import { type ReadyMadeAccount, type ReadyMadeCreator, readyMadeCreators } from '../identity/creators.ts';
import { averageViewers } from '../platforms/audience.ts';
import type { SandboxContext } from '../SandboxContext.ts';
import type { PaymentMethod } from '../store/rows.ts';
import { type Change, put } from '../store/store.ts';
import { changePlan } from './changePlan.ts';
import { cancel, terminate } from './endSubscription.ts';
import { noPerson } from './order.ts';
import { schedulePause } from './pause.ts';
import { monthsLater } from './periods.ts';
import { type Draft, purchase } from './purchase.ts';
import { renew } from './renew.ts';

const goodCard: PaymentMethod = {
  kind: 'card',
  brand: 'Visa',
  firstSix: '411111',
  lastFour: '1111',
  expiryMonth: 12,
  expiryYear: 2039,
  outcome: 'approved',
  challenge: null,
};

type BillingState = NonNullable<ReadyMadeAccount['billing']>;

/** When each kind of subscription was bought, so that it has its state today. */
const boughtAt: Readonly<Record<BillingState, (nowMs: number) => number>> = {
  active: (nowMs) => nowMs - 10 * dayMs,
  trial: (nowMs) => nowMs - 3 * dayMs,
  canceled: (nowMs) => nowMs - 20 * dayMs,
  past_due: (nowMs) => monthsLater(nowMs, -1) - 2 * dayMs,
  with_history: (nowMs) => monthsLater(nowMs, -3) - 20 * dayMs,
  paused: (nowMs) => monthsLater(nowMs, -1) - 10 * dayMs,
};

/** What happened after the purchase. */
const afterwards = (state: BillingState, { account, subscriptions }: Draft, atMs: number): Change[] => {
  const [subscription] = subscriptions;
  if (state === 'canceled' && subscription !== undefined) return cancel(subscription, atMs + dayMs).changes;
  if (state === 'paused' && subscription !== undefined)
    return schedulePause(subscription, 2, atMs + dayMs).changes;
  if (state !== 'past_due' || account.billing === null) return [];
  const method: PaymentMethod = {
    ...goodCard,
    firstSix: '400000',
    lastFour: '0341',
    outcome: 'declined_saveable',
  };
  return [put('accounts', account.code, { ...account, billing: { ...account.billing, method } })];
};

const seedOne = (
  context: SandboxContext,
  creator: ReadyMadeCreator,
  other: { readonly planCode?: string; readonly atMs?: number } = {},
): Change[] => {
  const plan = findPlan(other.planCode ?? creator.account?.planCode ?? '');
  const state = creator.account?.billing ?? null;
  if (creator.account === null || plan === undefined || state === null) return [];
  const atMs = other.atMs ?? boughtAt[state](context.clock.nowMs());
  const [firstName = '', lastName = ''] = creator.name.split(' ');
  // Pro is sold at the tier of the creator's audience.
  const unitAmountCents = listCents(plan.code, tierForViewers(averageViewers(creator.sub)).name);
  const result = purchase(
    { store: context.store, clock: { ...context.clock, nowMs: () => atMs } },
    {
      buyer: {
        accountCode: creator.account.accountCode,
        email: creator.email,
        username: creator.username,
        firstName,
        lastName,
        address: {},
      },
      lines: [{ plan, quantity: 1, unitAmountCents, isTaxInclusive: false }],
      charges: [],
      coupon: state === 'trial' ? (findCoupon('twitch14') ?? null) : null,
      giftCard: null,
      billing: { method: goodCard, person: { ...noPerson, firstName, lastName } },
      origin: creator.account.provider === 'recurly' ? 'hpp' : 'api',
    },
  );
  return result.isPaid ? [...result.changes, ...afterwards(state, result.draft, atMs)] : [];
};

/** A refunded month, then a year, then a change to monthly whose credit has paid the bills since. */
const writeHistory = (context: SandboxContext, creator: ReadyMadeCreator): void => {
  const { store, clock } = context;
  const first = boughtAt.with_history(clock.nowMs());
  const commit = (changes: readonly Change[]) =>
    store.commit(changes.filter(({ table }) => table !== 'notices'));
  const newest = () =>
    store.list('subscriptions').findLast(({ accountCode }) => accountCode === creator.account?.accountCode);
  commit(seedOne(context, creator));
  const month = newest();
  if (month !== undefined) commit(terminate(store, month, 'full', first + 2 * dayMs).changes);
  commit(seedOne(context, creator, { planCode: 'rocksprem_i_y_v2', atMs: first + 5 * dayMs }));
  const year = newest();
  const plan = findPlan('rocksprem_i_m_v2');
  if (year === undefined || plan === undefined) return;
  const toMonths = {
    plan,
    quantity: 1,
    unitAmountCents: plan.amountCents,
    addOns: [],
    coupon: null,
    isNow: true,
  };
  commit(changePlan(store, year, toMonths, goodCard, first + 40 * dayMs).changes);
  for (let row = newest(); row !== undefined && row.periodEndsAtMs <= clock.nowMs(); row = newest())
    commit(renew(store, row, row.periodEndsAtMs));
};

/**
 * Gives the ready-made creators the subscriptions that their notes name. No webhooks are sent, because the api
 * seeds its own rows from the same table.
 */
export const seedAccounts = (context: SandboxContext): void => {
  if (context.store.list('accounts').length > 0) return;
  for (const creator of readyMadeCreators) {
    if (creator.account?.billing === 'with_history') {
      writeHistory(context, creator);
      continue;
    }
    context.store.commit(seedOne(context, creator).filter(({ table }) => table !== 'notices'));
  }
};
