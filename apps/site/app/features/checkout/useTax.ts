import {
  cents,
  isTaxByPostalCode,
  isVat,
  type PlanQuoteInput,
  plans,
  type QuoteTax,
  quoteForPlan,
  taxBases,
} from '@backbeat/domain';
import type { Endpoints, ResponseOf, TaxAddress } from '@backbeat/sdk/contract';
import { premiumTaxQuery, queryKeys } from '@backbeat/sdk/query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useServices } from '../session/index.ts';

type TaxAnswer = ResponseOf<Endpoints['premiumTax']>;

/** Where a buyer is, as far as it was said. */
export interface TaxPlace {
  readonly address: TaxAddress;
  /** Everything that tax goes by is there. */
  readonly isComplete: boolean;
  readonly change: (address: TaxAddress) => void;
}

const postalCodes: Readonly<Record<string, RegExp>> = {
  US: /^\d{5}(-\d{4})?$/,
  CA: /^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i,
};

/**
 * Whether an address says all that tax goes by.
 *
 * @example isTaxPlace({ country: 'US', postal_code: '9411' }) // → false
 */
export const isTaxPlace = ({ country, postal_code: code }: TaxAddress): boolean =>
  country !== '' && (!isTaxByPostalCode(country) || (postalCodes[country]?.test(code.trim()) ?? true));

/** What somebody says of where they are, beginning with what the account knows. */
export const useTaxPlace = (known: TaxAddress | null): TaxPlace => {
  const [said, setSaid] = useState<TaxAddress | null>(null);
  const address = said ?? known ?? { country: '', postal_code: '' };
  return { address, isComplete: isTaxPlace(address), change: setSaid };
};

/** The api's answer as a quote takes it. */
export const quoteTaxOf = ({ is_included: isIncluded, amounts }: TaxAnswer): QuoteTax => ({
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
});

/**
 * What VAT comes on top of a list price: consumers are told prices with it.
 *
 * @example vatOnTop(null)(1199) // → 0
 */
export const vatOnTop =
  (tax: QuoteTax | null) =>
  (listCents: number): number => {
    if (tax?.type !== 'previewed' || tax.isIncluded) return 0;
    const lines = tax.amounts.find(({ subtotalCents }) => subtotalCents === listCents)?.lines ?? [];
    return lines.filter(isVat).reduce<number>((sum, { amountCents }) => sum + amountCents, 0);
  };

/**
 * The tax of an order.
 *
 * @param place null where no tax is charged
 */
export const useTax = (plan: Omit<PlanQuoteInput, 'tax'>, place: TaxPlace | null) => {
  const services = useServices();
  const bases = taxBases(quoteForPlan(plan));
  // The switch beside the order shows both periods.
  const listed = Object.values(plans).filter(({ product }) => product === plans[plan.planCode].product);
  const amounts = [...new Set([...bases, ...listed.map(({ amountCents }) => amountCents)])];
  const isAsked = services !== null && place?.isComplete === true;
  const asked = { plan_code: plan.planCode === 'free' ? null : plan.planCode, amounts };
  const { data, isFetching, isError } = useQuery(
    isAsked
      ? premiumTaxQuery(services.client, { ...asked, address: place.address })
      : { queryKey: queryKeys.premiumTax({}), queryFn: skipToken },
  );
  const tax = isAsked && data !== undefined ? quoteTaxOf(data) : null;
  return {
    tax,
    vatOf: vatOnTop(tax),
    isReadingTax: isAsked && isFetching,
    hasTaxFailed: isAsked && isError,
    /** The order can be paid: its tax is known, or there is none. */
    isTaxKnown: place === null || (place.isComplete && data !== undefined),
  };
};
