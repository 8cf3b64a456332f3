import {
  type CheckoutPlanCode,
  type Coupon,
  cents,
  consentTexts,
  consentWords,
  type Quote,
  quoteForPlan,
  renewalOf,
  renewalVersion,
  renewalWords,
  taxBases,
} from '@backbeat/domain';
import { endpoints, type TaxAddress } from '@backbeat/sdk/contract';
import type { CheckoutForm } from './createBuyer.ts';
import type { TestApi, TestPerson } from './createTestApi.ts';

/** A rate of one part. */
export const taxRate = (country: string, type: string, millionths: number, postalCode = '') => ({
  country,
  postalCode,
  type,
  region: country,
  parts: [{ type, region: country, millionths }],
});

/** A rate of two parts. */
export const canada = {
  country: 'CA',
  postalCode: 'V',
  type: 'CA',
  region: 'BC',
  parts: [
    { type: 'GST', region: 'CA', millionths: 50_000 },
    { type: 'PST', region: 'BC', millionths: 70_000 },
  ],
};

/** Makes the sandbox charge tax, or none. */
export const chargeTax = (
  { url }: { readonly url: string },
  setup: { readonly rates: readonly object[]; readonly isInclusive?: boolean; readonly home?: string } | null,
): Promise<Response> =>
  fetch(`${url}/tax`, {
    method: setup === null ? 'DELETE' : 'POST',
    headers: { 'content-type': 'application/json' },
    ...(setup === null ? {} : { body: JSON.stringify(setup) }),
  });

/** An order as a page shows it to somebody at an address: asked as the page asks, and priced as the page prices. */
export const showOrder = async (
  api: TestApi,
  { token }: Pick<TestPerson, 'token'>,
  address: TaxAddress | null,
  order: { readonly planCode: CheckoutPlanCode; readonly coupon?: Coupon },
): Promise<Quote> => {
  const plan = { ...order, atMs: api.deps.clock.now() };
  const answer = await api.call('/v1/premium/tax', {
    method: 'POST',
    token,
    body: { plan_code: order.planCode, address, amounts: [...taxBases(quoteForPlan(plan))] },
  });
  const { is_included: isIncluded, amounts } = endpoints.premiumTax.response.parse(await answer.json());
  return quoteForPlan({
    ...plan,
    tax: {
      type: 'previewed',
      isIncluded,
      amounts: amounts.map(({ subtotal_cents, lines }) => ({
        subtotalCents: cents(subtotal_cents),
        lines: lines.map(({ type, region, amount_cents }) => ({
          type,
          region,
          amountCents: cents(amount_cents),
        })),
      })),
    },
  });
};

/** What a page sends with the press of its button. */
export const pressed = (
  quote: Quote,
  planCode: CheckoutPlanCode,
  address: TaxAddress,
  coupon: Coupon | undefined,
): Partial<CheckoutForm> => {
  const { amountCents, firstAt } = renewalOf(quote);
  return {
    plan_code: planCode,
    coupon: coupon?.code ?? '',
    address,
    quote_hash: quote.hash,
    agreed: {
      terms: { version: consentTexts.terms.version, words: consentWords('terms') },
      renewal: {
        version: renewalVersion,
        words: renewalWords({ planCode, amountCents, firstAt }),
        amount_cents: amountCents,
        first_at: new Date(firstAt).toISOString(),
      },
    },
  };
};
