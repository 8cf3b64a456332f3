import * as z from 'zod/mini';

/** A part of a rate: Canada has two, one of the country and one of the province. */
const taxPart = z.object({ type: z.string(), region: z.string(), millionths: z.int() });

/** What the site charges in a country, or where a postal code begins so. */
const taxRate = z.object({
  country: z.string(),
  /** Empty for the whole country. */
  postalCode: z._default(z.string(), ''),
  /** The provider's word: `vat`, `usst`, or the country. */
  type: z.string(),
  region: z.string(),
  parts: z.array(taxPart),
});

/** What a line is taxed as. */
export const lineTax = z.object({
  type: z.string(),
  region: z.string(),
  millionths: z.int(),
  parts: z.array(z.extend(taxPart, { cents: z.int() })),
  cents: z.int(),
});

/** How the site charges tax. `home` is the seller's country. */
export const siteTax = z.object({ isInclusive: z.boolean(), home: z.string(), rates: z.array(taxRate) });

export type TaxRate = z.output<typeof taxRate>;
