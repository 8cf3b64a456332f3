import type { Invoice } from 'recurly';
import type { Taxes } from '../Taxes.ts';
import { centsOf } from './centsOf.ts';

const sum = (lines: Taxes['lines']): number => lines.reduce((all, { amountCents }) => all + amountCents, 0);

/** Reads the taxes of an invoice, part by part where the provider names parts that add up. */
export const readTaxes = ({ tax, taxInfo, lineItems }: Invoice): Taxes => {
  const isIncluded = lineItems?.some(({ taxInclusive }) => taxInclusive === true) ?? false;
  const amountCents = centsOf(tax ?? 0);
  const { type, region, taxDetails } = taxInfo ?? {};
  const parts = (taxDetails ?? []).map((part) => ({
    type: part.type ?? '',
    region: part.region ?? '',
    amountCents: centsOf(part.tax ?? 0),
  }));
  if (parts.length > 0 && sum(parts) === amountCents) return { isIncluded, lines: parts };
  const whole = { type: type ?? '', region: region ?? '', amountCents };
  return { isIncluded, lines: amountCents === 0 ? [] : [whole] };
};

/** What comes on top of an invoice's lines. The provider does not say whether `subtotal` holds an included tax. */
export const taxOnTopCents = ({ subtotal, discount, total }: Invoice): number =>
  centsOf(total ?? 0) - centsOf(subtotal ?? 0) + centsOf(discount ?? 0);
