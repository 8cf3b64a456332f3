import type { Account, LineItem } from '../store/rows.ts';
import type { Reader } from '../store/store.ts';
import type { TaxRate } from '../store/taxRows.ts';

/** Where a buyer is, as far as tax goes by it. */
export type TaxAddress = Pick<Account, 'country' | 'postalCode' | 'vatNumber'>;

/** Nobody knows where: nothing is taxed. */
export const nowhere: TaxAddress = { country: '', postalCode: '', vatNumber: '' };

/** Whether prices hold their tax where a purchase does not say. */
export const isTaxInclusive = (store: Reader): boolean => store.get('tax', 'site')?.isInclusive ?? false;

/** What a line is taxed as. */
export type LineTax = NonNullable<LineItem['tax']>;

const million = 1_000_000;

/** `amount × numerator / denominator` in whole cents, halves rounded up. */
const share = (amountCents: number, numerator: number, denominator: number): number =>
  Math.floor((2 * amountCents * numerator + denominator) / (2 * denominator));

/** Letters that a VAT number of a country begins with. */
const vatPrefixOf = (country: string): string => (country === 'GR' ? 'EL' : country);

/** Whether a VAT number has the form of its country. The provider asks the tax offices; nobody can here. */
export const isVatNumber = ({ country, vatNumber }: TaxAddress): boolean =>
  /^[A-Z]{2}[0-9A-Z]{2,12}$/.test(vatNumber) && vatNumber.startsWith(vatPrefixOf(country));

/** The rate that the site charges at an address; the longest postal code that fits counts. */
const rateAt = (store: Reader, { country, postalCode }: TaxAddress): TaxRate | null =>
  (store.get('tax', 'site')?.rates ?? [])
    .filter((rate) => rate.country === country && postalCode.startsWith(rate.postalCode))
    .toSorted((a, b) => b.postalCode.length - a.postalCode.length)[0] ?? null;

/** Whether a business in another country of the union pays the tax itself. */
export const isReverseCharge = (store: Reader, address: TaxAddress): boolean =>
  rateAt(store, address)?.type === 'vat' &&
  isVatNumber(address) &&
  address.country !== store.get('tax', 'site')?.home;

/** The sentence that the provider prints on a bill without VAT. */
export const reverseChargeNotes = 'Reverse charge: VAT is to be paid by the customer.';

/**
 * The tax on an amount, on top of it or inside it. Each part of a rate is rounded half up by itself, so that the parts
 * on a bill add up.
 *
 * @returns null where nothing is taxed
 */
export const taxOn = (
  store: Reader,
  address: TaxAddress,
  amountCents: number,
  isInclusive: boolean,
): LineTax | null => {
  const rate = rateAt(store, address);
  if (rate === null) return null;
  const { type, region } = rate;
  if (isReverseCharge(store, address)) return { type, region, millionths: 0, parts: [], cents: 0 };
  const millionths = rate.parts.reduce((sum, part) => sum + part.millionths, 0);
  const netOf = isInclusive ? million + millionths : million;
  const parts = rate.parts.map((part) => ({ ...part, cents: share(amountCents, part.millionths, netOf) }));
  return { type, region, millionths, parts, cents: parts.reduce((sum, { cents }) => sum + cents, 0) };
};

/** A line with the tax of an address. */
export const taxed = (store: Reader, address: TaxAddress, item: LineItem): LineItem => {
  if (item.isTaxExempt) return item;
  const amountCents = item.subtotalCents - item.discountCents;
  const tax = taxOn(store, address, amountCents, item.isTaxInclusive);
  if (tax === null) return item;
  const { cents: taxCents } = tax;
  return { ...item, tax, taxCents, amountCents: item.isTaxInclusive ? amountCents : amountCents + taxCents };
};

/**
 * The tax in an amount of a line that goes back, part by part as it was charged. `leftCents` is what of the line had not
 * gone back: the taxes of all its credits add up to the tax that was paid.
 */
export const taxWithin = (
  amountCents: number,
  { tax, amountCents: paidCents }: LineItem,
  leftCents: number,
): LineTax | null => {
  if (tax === null) return null;
  const within = (cents: number, taxCents: number) =>
    paidCents === 0 ? 0 : share(cents, taxCents, paidCents);
  const parts = tax.parts.map((part) => ({
    ...part,
    cents: within(leftCents, part.cents) - within(leftCents - amountCents, part.cents),
  }));
  return { ...tax, parts, cents: parts.reduce((sum, { cents }) => sum + cents, 0) };
};
