import { type Coupon, couponRefusal, type PlanCode, usedOffer } from '@backbeat/domain';
import type { ErrorDetailsOf } from '@backbeat/sdk/contract';
import { staffActRoles } from '@backbeat/sdk/staff';
import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { readAccountCodes } from '../../billing/accountCodes.ts';
import type { BillingDeps } from '../../billing/BillingDeps.ts';
import type { CouponRedemption, CouponTerms, ProviderSubscription } from '../../billing/BillingProvider.ts';
import type { BillingSync } from '../../billing/createBillingSync.ts';
import { createTaxedBills } from '../../billing/taxedBills.ts';
import { noteUsedOffers, readUsedOffers } from '../../billing/usedOffers.ts';
import { lockAccount } from '../../billing/writeSubscriptions.ts';
import type { Database } from '../../db/Database.ts';
import type { UserRow } from '../../db/schema/accounts.ts';
import { staffActs } from '../../db/schema/staff.ts';
import { ApiError } from '../../http/ApiError.ts';
import { nextSubtotals } from '../../plan-change/nextTotal.ts';
import { type ActKind, defineAct } from './ActPlan.ts';

type Reason = ErrorDetailsOf<'coupon_refused'>['reason'];

const refused = (reason: Reason) =>
  new ApiError('coupon_refused', 'The coupon cannot be applied. Nothing was done.', { details: { reason } });

/** A subscription that the provider charges again, and the account that it charges. */
interface Renewal {
  readonly accountCode: string;
  readonly subscription: ProviderSubscription;
}

const isCharged = ({ state, nextBillingDate, pausesAt }: ProviderSubscription): boolean =>
  (state === 'active' || state === 'past_due') && nextBillingDate !== null && pausesAt === null;

/** The plan of the bills to come. */
const nextPlanOf = ({ planCode, pendingPlanCode }: ProviderSubscription): PlanCode =>
  pendingPlanCode ?? planCode;

/** Why an account cannot redeem a coupon; null where it can. */
const refusalOf = (
  { coupon, isOpen, perAccount }: CouponTerms,
  { subscription }: Renewal,
  { own, used }: { readonly own: readonly CouponRedemption[]; readonly used: readonly string[] },
): Reason | null => {
  if (coupon.discount.type === 'free_trial') return 'free_trial';
  if (!isOpen) return 'not_redeemable';
  const plans = [subscription.planCode, nextPlanOf(subscription)];
  if (plans.some((plan) => coupon.planCodes?.includes(plan) === false)) return 'other_plan';
  if (own.some(({ isActive }) => isActive)) return 'active';
  const isUsedUp = perAccount !== null && own.length >= perAccount;
  return isUsedUp || couponRefusal(coupon, used) !== null ? 'used' : null;
};

/** How many coupons staff have applied to an account, and whether one is under way. */
const readApplied = async (db: Database, userId: number, besides: string | null) => {
  const isOther = besides === null ? undefined : ne(staffActs.id, besides);
  const isOwn = and(eq(staffActs.userId, userId), sql`${staffActs.act} ->> 'kind' = 'apply_coupon'`);
  const acts = await db
    .select({ endedAt: staffActs.endedAt })
    .from(staffActs)
    .where(and(isOwn, isNull(staffActs.failure), isOther));
  return { times: acts.length, isUnderWay: acts.some(({ endedAt }) => endedAt === null) };
};

/** Applies a coupon to the bills to come. */
export const createCouponAct = (deps: BillingDeps, sync: Pick<BillingSync, 'now'>): ActKind => {
  const { db, clock, config, billing, letters } = deps;

  const findRenewal = async (person: UserRow): Promise<Renewal | null> => {
    for (const accountCode of await readAccountCodes(db, person)) {
      const account = await billing.account(accountCode);
      const subscription = account?.subscriptions.find(isCharged);
      if (subscription !== undefined) return { accountCode, subscription };
    }
    return null;
  };

  /** What the next bill would be; nothing where today's cannot be computed, so that nothing wrong is promised. */
  const nextBill = async ({ accountCode, subscription }: Renewal, coupon: Coupon) => {
    const { id, nextBillingDate, nextAmountCents, amountCents, pendingAmountCents } = subscription;
    const extraChannels = subscription.pendingExtraChannels ?? subscription.extraChannels;
    const facts = await billing.subscription(id);
    if (facts === null || nextBillingDate === null) return [];
    const planCode = nextPlanOf(subscription);
    const creditCents = await billing.availableCreditCents(accountCode);
    const taxed = createTaxedBills(billing, { user: { hash: accountCode }, planCode, facts });
    const dueCents = async (applied: Coupon | null, redeemedAtMs: number): Promise<number> => {
      const subtotals = nextSubtotals({
        planCode,
        unitAmountCents: pendingAmountCents ?? amountCents,
        extraChannels,
        atMs: nextBillingDate.getTime(),
        // A coupon for one bill still works while the provider calls it active.
        running: applied && { coupon: { ...applied, singleUse: false }, redeemedAtMs },
      });
      return Math.max(0, (await taxed(subtotals)).grossCents - creditCents);
    };
    const running = facts.coupon && (await billing.coupon(facts.coupon.code));
    const beforeCents = await dueCents(running, facts.coupon?.redeemedAt.getTime() ?? 0);
    if (beforeCents !== nextAmountCents) return [];
    const afterCents = await dueCents(coupon, clock.now());
    return [{ what: 'next_bill_cents', before: String(beforeCents), after: String(afterCents) }];
  };

  return defineAct('apply_coupon', {
    plan: async ({ code }, person) => {
      // Before the provider is read: whoever applies one meanwhile makes this number another one.
      const { times: facts } = await readApplied(db, person.id, null);
      const renewal = await findRenewal(person);
      if (renewal === null) throw refused('no_renewal');
      const terms = await billing.couponTerms(code);
      if (terms === null) throw refused('unknown');
      const { coupon } = terms;
      const { accountCode, subscription } = renewal;
      const redemptions = await billing.redemptions(accountCode);
      const own = redemptions.filter(({ couponCode }) => couponCode === coupon.code);
      const used = await readUsedOffers(db, config.usedOffersKey, person.id);
      const refusal = refusalOf(terms, renewal, { own, used });
      if (refusal !== null) throw refused(refusal);
      const running = redemptions.filter(({ isActive }) => isActive).map(({ couponCode }) => couponCode);
      return {
        changes: [
          { what: 'coupon', before: running.length === 0 ? null : running.join(', '), after: coupon.code },
          ...(await nextBill(renewal, coupon)),
        ],
        refundCents: null,
        letter: 'support-changed',
        role: staffActRoles.apply_coupon,
        facts,
        goal: {
          accountCode,
          subscriptionId: subscription.id,
          coupon: { code: coupon.code, redemptionResource: coupon.redemptionResource ?? 'account' },
          offer: usedOffer(coupon),
          times: own.length,
        },
      };
    },

    write: async (tx, { id, person, plan }) => {
      const { times, isUnderWay } = await readApplied(tx, person.id, id);
      if (isUnderWay || times !== plan.facts)
        throw new ApiError('conflict', 'Somebody else applies a coupon. Nothing was done.');
    },

    finish: async (_, person, { id, goal }) => {
      if (goal === null || !('coupon' in goal)) throw new Error('The act has no coupon.');
      const { accountCode, coupon, times, offer } = goal;
      // The provider forgets the key after an hour, but not the redemption.
      const redemptions = await billing.redemptions(accountCode);
      const own = redemptions.filter(({ couponCode }) => couponCode === coupon.code);
      if (own.length <= times) {
        const answer = await billing.redeemCoupon(goal, id);
        if (answer === 'refused') throw refused('not_redeemable');
        if (answer === 'in-flight') throw new Error('An earlier redemption has not ended.');
      }
      // The person's screens show the lower bill at once.
      await sync.now(person);
      await db.transaction(async (tx) => {
        await lockAccount(tx, person.id);
        await noteUsedOffers(tx, config.usedOffersKey, person.id, [offer]);
        await letters.queue(tx, {
          userId: person.id,
          key: `support-changed:${id}`,
          letter: { kind: 'support-changed', change: 'coupon_applied', until: null },
        });
      });
    },
  });
};
