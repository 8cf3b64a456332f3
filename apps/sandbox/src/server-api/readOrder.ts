import { hasRedemptionLeft } from '../billing/activeCoupon.ts';
import { type Buyer, type NewBilling, noPerson, type Order, type OrderLine } from '../billing/order.ts';
import { isTaxInclusive, isVatNumber, type TaxAddress } from '../billing/tax.ts';
import { findToken } from '../browser-api/tokens.ts';
import { type CatalogueCoupon, findCoupon, isRedeemable } from '../catalogue/coupons.ts';
import { findGiftCard, isUsable } from '../catalogue/giftCards.ts';
import { findPlan } from '../catalogue/plans.ts';
import type { Books } from '../SandboxContext.ts';
import type { GiftCardRow, Token } from '../store/rows.ts';
import type { PurchaseBody } from './purchaseBody.ts';
import { invalid, usedUp, V3Error } from './V3Error.ts';
import { toCents } from './wire.ts';

/**
 * The payment token of a request.
 *
 * @throws V3Error of type invalid_token when nobody knows it or its twenty minutes are over
 */
export const requireToken = (books: Books, id: string): Token & { method: NonNullable<Token['method']> } => {
  const token = findToken(books, id);
  if (token?.method == null) throw new V3Error('invalid_token', 'The token is either invalid or expired.');
  return { ...token, method: token.method };
};

/** Billing information of a token. */
export const billingOf = (token: Token & { method: NonNullable<Token['method']> }): NewBilling => ({
  method: token.method,
  person: token.person ?? noPerson,
});

/**
 * What a request says of where an account is.
 *
 * @throws V3Error for a VAT number that cannot be one of its country
 */
export const addressOf = ({
  address,
  vat_number: vatNumber,
}: Pick<PurchaseBody['account'], 'address' | 'vat_number'>): Partial<TaxAddress> => {
  const { country, postal_code: postalCode } = address ?? {};
  if (vatNumber && country && !isVatNumber({ country, postalCode: '', vatNumber }))
    throw invalid('account.vat_number', 'is invalid');
  return {
    ...(country == null ? {} : { country }),
    ...(postalCode == null ? {} : { postalCode }),
    ...(vatNumber == null ? {} : { vatNumber }),
  };
};

export const buyerOf = (account: PurchaseBody['account']): Buyer => ({
  accountCode: account.code,
  email: account.email ?? '',
  username: account.username ?? '',
  firstName: account.first_name ?? '',
  lastName: account.last_name ?? '',
  address: addressOf(account),
});

const readLines = ({ store }: Books, { subscriptions }: PurchaseBody): OrderLine[] =>
  (subscriptions ?? []).map(({ plan_code, quantity, unit_amount, tax_inclusive }, index) => {
    const plan = findPlan(plan_code);
    if (plan === undefined) throw invalid(`subscriptions[${index}].plan_code`, 'is not a plan of this site');
    const unitAmountCents = unit_amount == null ? plan.amountCents : toCents(unit_amount);
    return {
      plan,
      quantity: quantity ?? 1,
      unitAmountCents,
      isTaxInclusive: tax_inclusive ?? isTaxInclusive(store),
    };
  });

const readCoupon = (
  { store }: Books,
  body: PurchaseBody,
  planCodes: readonly string[],
): CatalogueCoupon | null => {
  const [code, ...others] = body.coupon_codes ?? [];
  if (code === undefined) return null;
  if (others.length > 0) throw invalid('coupon_codes', 'can hold only one coupon');
  const coupon = findCoupon(code);
  if (coupon === undefined || !isRedeemable(coupon, planCodes))
    throw invalid('coupon_codes', 'is not redeemable');
  if (!hasRedemptionLeft(store, coupon, body.account.code)) throw usedUp('coupon_codes');
  return coupon;
};

const readGiftCard = ({ store }: Books, body: PurchaseBody): GiftCardRow | null => {
  const code = body.gift_card_redemption_code;
  if (code == null || code === '') return null;
  const card = findGiftCard(store, code);
  if (card === undefined || !isUsable(card, body.account.code)) {
    throw invalid('gift_card_redemption_code', 'is not a usable gift card');
  }
  return card;
};

/** Looks everything up that a purchase's body names. */
export const readOrder = (books: Books, body: PurchaseBody): Order => {
  const lines = readLines(books, body);
  const charges = (body.line_items ?? []).map(
    ({ description, quantity, unit_amount, tax_inclusive, accounting_code }) => ({
      description: description ?? 'Charge',
      quantity: quantity ?? 1,
      unitAmountCents: toCents(unit_amount),
      isTaxInclusive: tax_inclusive ?? isTaxInclusive(books.store),
      isTaxExempt: false,
      ...(accounting_code == null ? {} : { accountingCode: accounting_code }),
    }),
  );
  if (lines.length + charges.length === 0) throw invalid('subscriptions', 'must hold something to buy');
  const tokenId = body.account.billing_info?.token_id;
  return {
    buyer: buyerOf(body.account),
    lines,
    charges,
    coupon: readCoupon(
      books,
      body,
      lines.map(({ plan }) => plan.code),
    ),
    giftCard: readGiftCard(books, body),
    billing: tokenId == null ? null : billingOf(requireToken(books, tokenId)),
    origin: 'api',
  };
};
