import { type Cents, cents, checkoutPath, listCents, type PlanCode } from '@backbeat/domain';
import { endpoints, type TaxAddress } from '@backbeat/sdk/contract';
import { eq } from 'drizzle-orm';
import { currentSubscription, isRenewing } from '../billing/accountTier.ts';
import type { BillingDeps } from '../billing/BillingDeps.ts';
import { asApiError } from '../billing/billingErrors.ts';
import { taxAddressOf } from '../billing/quoteTax.ts';
import { createTaxedBills } from '../billing/taxedBills.ts';
import type { Config } from '../config/Config.ts';
import { acceptedRenewal, acceptedTerms, recordConsents } from '../consents/recordConsents.ts';
import type { UserRow } from '../db/schema/accounts.ts';
import { cancellationReasons, subscriptions } from '../db/schema/premium.ts';
import { ApiError } from '../http/ApiError.ts';
import type { Mount } from '../http/mount.ts';
import { callerNetwork } from '../http/network.ts';
import type { RateLimiter } from '../http/rateLimiter.ts';
import type { Cancel } from './createCancel.ts';
import type { Card } from './createCard.ts';
import type { Checkout } from './createCheckout.ts';

export interface PremiumParts {
  readonly checkout: Checkout;
  readonly cancel: Cancel;
  readonly card: Card;
  readonly limiter: RateLimiter;
}

/** An empty field means no code. */
const codeOf = (entered: string | null): string | null =>
  entered === null || entered === '' ? null : entered;

/** Splits a name at its first space: the provider wants both parts. */
const namesOf = ({ displayName, username }: UserRow): { firstName: string; lastName: string } => {
  const [firstName = username, ...rest] = (displayName ?? username).trim().split(/\s+/);
  return { firstName, lastName: rest.join(' ') || firstName };
};

/** POST /v1/premium/checkout and the calls around a subscription. */
export const mountPremium = (
  mount: Mount,
  {
    db,
    clock,
    billing,
    config,
  }: Pick<BillingDeps, 'billing' | 'db' | 'clock'> & {
    readonly config: Pick<Config, 'limits' | 'trustedProxies' | 'billing'>;
  },
  { checkout, cancel, card, limiter }: PremiumParts,
): void => {
  /** Where the buyer said to be, with their VAT number. */
  const addressOf = async (user: UserRow, address: TaxAddress | undefined) =>
    address === undefined ? {} : { address: await taxAddressOf(db, user.id, address) };

  /** Whether the subscription that an account goes on with holds its tax: it stays as it was sold. Null without one. */
  const isOwnTaxInside = async (user: UserRow): Promise<boolean | null> => {
    const rows = await db.select().from(subscriptions).where(eq(subscriptions.userId, user.id));
    const row = currentSubscription(rows, clock.now());
    if (row === null || !isRenewing(row) || row.providerSubscriptionId === null) return null;
    return (await billing.subscription(row.providerSubscriptionId))?.isTaxInside ?? null;
  };

  /** What a plan costs on the hosted page, which asks for no country before it sells. */
  const hostedPrice = async (user: UserRow, planCode: PlanCode, price: Cents) => {
    try {
      const [chargesTax, address] = await Promise.all([
        billing.chargesTax('now'),
        billing.taxAddress(user.hash),
      ]);
      const taxed = createTaxedBills(billing, { user, planCode, facts: { isTaxInside: null } });
      return { isBeforeTax: chargesTax && address === null, grossCents: (await taxed([price])).grossCents };
    } catch (error) {
      throw asApiError(error);
    }
  };

  mount(endpoints.premiumCheckout, async ({ context, session: { user }, body }) => {
    if (body.account_code !== user.hash) {
      throw new ApiError('forbidden', 'The account code is not that of the signed-in account.');
    }
    await checkout({
      user,
      quoteHash: body.quote_hash ?? null,
      agreed: body.agreed,
      network: callerNetwork(context, config.trustedProxies),
      order: {
        accountCode: user.hash,
        email: body.email,
        firstName: body.first_name,
        lastName: body.last_name,
        planCode: body.plan_code,
        couponCode: codeOf(body.coupon),
        giftCardCode: codeOf(body.gift_card),
        tokenId: body.rjs_token_id,
        threeDSecureResultTokenId: body.three_d_secure_action_result_token_id ?? null,
        ...(await addressOf(user, body.address)),
      },
    });
  });

  // The older checkout: the same purchase, with the account's data instead of a form.
  mount(endpoints.premiumStart, async ({ context, session: { user }, body }) => {
    await checkout({
      user,
      quoteHash: null,
      agreed: null,
      network: callerNetwork(context, config.trustedProxies),
      order: {
        accountCode: user.hash,
        email: user.email ?? '',
        ...namesOf(user),
        planCode: body.plan,
        couponCode: null,
        giftCardCode: null,
        tokenId: body.nonce,
        threeDSecureResultTokenId: null,
      },
    });
  });

  mount(endpoints.premiumHosted, async ({ session: { user }, body }) => {
    const { plan_code: planCode, audience_tier: tier, agreed } = body;
    await limiter.consume(`hosted:${user.id}`, config.limits.contact);
    const { isBeforeTax, grossCents } = await hostedPrice(user, planCode, listCents(planCode, tier));
    // A coupon without an end lowers what Pro renews for, and the hosted page checks it.
    const amountCents = cents(Math.min(agreed.renewal.amount_cents, grossCents));
    const facts = { page: checkoutPath(planCode), isGiven: true, planCode, amountCents };
    const consents = [
      { ...acceptedTerms(agreed.terms), ...facts },
      { ...acceptedRenewal(agreed.renewal, { planCode, amountCents, isBeforeTax }), ...facts },
    ];
    await recordConsents(db, user, consents, new Date(clock.now()));
  });

  mount(endpoints.premiumClient, async () => ({ token: config.billing.publicKey }));

  mount(endpoints.premiumCancel, async ({ session: { user } }) => cancel(user));

  mount(endpoints.premiumCredit, async ({ session: { user } }) => {
    try {
      const [creditCents, chargesTax] = await Promise.all([
        billing.availableCreditCents(user.hash),
        // A page asks anew when a purchase was answered with another total: tax may be charged since then.
        billing.chargesTax('now'),
      ]);
      const address = chargesTax ? await billing.taxAddress(user.hash) : null;
      return {
        credit_cents: creditCents,
        tax: chargesTax
          ? { address: address && { country: address.country, postal_code: address.postalCode } }
          : null,
      };
    } catch (error) {
      throw asApiError(error);
    }
  });

  // Each call previews purchases at the provider.
  mount(endpoints.premiumTax, async ({ session: { user }, body }) => {
    await limiter.consume(`tax:${user.id}`, config.limits.invoices);
    try {
      const { address = null } = await addressOf(user, body.address ?? undefined);
      const { isIncluded, amounts } = await billing.taxes({
        accountCode: user.hash,
        planCode: body.plan_code,
        address,
        isTaxInside: body.address === null && body.plan_code !== null ? await isOwnTaxInside(user) : null,
        amounts: body.amounts,
      });
      return {
        is_included: isIncluded,
        amounts: amounts.map(({ subtotalCents, lines }) => ({
          subtotal_cents: subtotalCents,
          lines: lines.map(({ type, region, amountCents }) => ({ type, region, amount_cents: amountCents })),
        })),
      };
    } catch (error) {
      throw asApiError(error);
    }
  });

  mount(endpoints.premiumCancelReason, async ({ session: { user }, body: { reason, note } }) => {
    await limiter.consume(`cancel-reason:${user.id}`, config.limits.contact);
    const answer = { reason, note, givenAt: new Date(clock.now()) };
    await db
      .insert(cancellationReasons)
      .values({ userId: user.id, ...answer })
      .onConflictDoUpdate({ target: cancellationReasons.userId, set: answer });
  });

  mount(endpoints.premiumCard, async ({ session: { user } }) => ({ payment_method: await card.read(user) }));

  // Limited like purchases, so that stolen cards cannot be tested here either.
  mount(endpoints.premiumCardUpdate, async ({ session: { user }, body }) => {
    await limiter.consume(`checkout:${user.id}`, config.limits.checkout);
    const threeDSecureResultTokenId = body.three_d_secure_action_result_token_id ?? null;
    const paymentMethod = await card.update({ user, tokenId: body.rjs_token_id, threeDSecureResultTokenId });
    return { payment_method: paymentMethod };
  });
};
