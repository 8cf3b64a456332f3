import {
  type Cents,
  cents,
  isVat,
  type PlanCode,
  type PlanQuoteInput,
  plans,
  type QuoteTax,
  quoteForPlan,
  readPostalCode,
  type TaxLine,
  taxBases,
} from '@backbeat/domain';
import type { Endpoints, ResponseOf, TaxAddress } from '@backbeat/sdk/contract';
import { premiumCreditQuery, premiumTaxQuery, queryKeys } from '@backbeat/sdk/query';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useAppDispatch, useAppSelector } from '../../store/hooks.ts';
import { useIsSignedIn, useServices } from '../session/index.ts';
import { placeSaid, selectSaidPlace } from './checkoutSlice.ts';

type TaxAnswer = ResponseOf<Endpoints['premiumTax']>;

/** Where a buyer is, as far as it was said. */
export interface TaxPlace {
  readonly address: TaxAddress;
  /** Everything that tax goes by is there. */
  readonly isComplete: boolean;
  readonly change: (address: TaxAddress) => void;
}

/**
 * Whether an address says all that tax goes by.
 *
 * @example isTaxPlace({ country: 'US', postal_code: '9411' }) // → false
 */
export const isTaxPlace = ({ country, postal_code: code }: TaxAddress): boolean =>
  country !== '' && readPostalCode(code, country) !== null;

/**
 * What the account has left over, and whether tax is charged. When it cannot be read the order shows none, and the api
 * says what it pays.
 */
export const useCredit = (isWanted = true) => {
  const services = useServices();
  const isSignedIn = useIsSignedIn();
  const credit = useQuery(
    services !== null && isSignedIn && isWanted
      ? premiumCreditQuery(services.client)
      : { queryKey: queryKeys.premiumCredit, queryFn: skipToken },
  );
  return {
    creditCents: cents(credit.data?.credit_cents ?? 0),
    isReadingCredit: credit.isFetching,
    siteTax: credit.data?.tax ?? null,
  };
};

/** What somebody says of where they are, beginning with what the account knows. */
export const useTaxPlace = (known: TaxAddress | null): TaxPlace => {
  const said = useAppSelector(selectSaidPlace);
  const dispatch = useAppDispatch();
  const address = said ?? known ?? { country: '', postal_code: '' };
  return {
    address,
    isComplete: isTaxPlace(address),
    change: (place) => void dispatch(placeSaid(place)),
  };
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

/** What of tax comes on top of a list price, in cents: all of it, or the lines that are wanted. */
const taxOnTop = (tax: QuoteTax | null, listCents: number, isWanted = (_line: TaxLine) => true): number => {
  if (tax?.type !== 'previewed' || tax.isIncluded) return 0;
  const lines = tax.amounts.find(({ subtotalCents }) => subtotalCents === listCents)?.lines ?? [];
  return lines.filter(isWanted).reduce<number>((sum, { amountCents }) => sum + amountCents, 0);
};

/**
 * What VAT comes on top of a list price: consumers are told prices with it.
 *
 * @example vatOnTop(null)(1199) // → 0
 */
export const vatOnTop =
  (tax: QuoteTax | null) =>
  (listCents: number): number =>
    taxOnTop(tax, listCents, isVat);

/** What the provider charges on amounts at a place, `own` for the account's; nobody is asked where none is known. */
const useTaxOn = (
  planCode: PlanCode | null,
  amounts: readonly number[],
  place: TaxAddress | 'own' | null,
) => {
  const services = useServices();
  const isAsked = services !== null && place !== null && amounts.length > 0;
  const asked = { plan_code: planCode === 'free' ? null : planCode, amounts: [...amounts] };
  const { data, isFetching, isError } = useQuery(
    isAsked
      ? premiumTaxQuery(services.client, { ...asked, address: place === 'own' ? null : place })
      : { queryKey: queryKeys.premiumTax({}), queryFn: skipToken },
  );
  return {
    tax: isAsked && data !== undefined ? quoteTaxOf(data) : null,
    isReadingTax: isAsked && isFetching,
    hasTaxFailed: isAsked && isError,
  };
};

/**
 * The tax of an order.
 *
 * @param place null where no tax is charged
 */
export const useTax = (
  plan: Omit<PlanQuoteInput, 'tax'>,
  place: { readonly address: TaxAddress | 'own'; readonly isComplete: boolean } | null,
) => {
  const bases = taxBases(quoteForPlan(plan));
  // The switch beside the order shows both periods.
  const listed = Object.values(plans).filter(({ product }) => product === plans[plan.planCode].product);
  const amounts = [...new Set([...bases, ...listed.map(({ amountCents }) => amountCents)])];
  const taxState = useTaxOn(plan.planCode, amounts, place?.isComplete ? place.address : null);
  return {
    ...taxState,
    vatOf: vatOnTop(taxState.tax),
    /** The order can be paid: its tax is known, or there is none. */
    isTaxKnown: place === null || taxState.tax !== null,
  };
};

/** What somebody pays for list prices. */
export interface ChargedPrices {
  readonly of: (listCents: number) => Cents;
  /** What of tax is to be said beside them; empty where none is charged. */
  readonly note: '' | 'incl. VAT' | 'incl. tax' | 'plus any tax not included';
}

/**
 * List prices as they are charged.
 *
 * @param tax what is charged on them; null where none is, or nobody knows where the person is
 * @example chargedPrices(null, false).of(1199) // → 1199
 */
export const chargedPrices = (tax: QuoteTax | null, isPlaceUnknown: boolean): ChargedPrices => {
  const lines = tax?.type === 'previewed' ? tax.amounts.flatMap((amount) => amount.lines) : [];
  const taxed = lines.some(isVat) ? 'incl. VAT' : 'incl. tax';
  return {
    of: (listCents) => cents(listCents + taxOnTop(tax, listCents)),
    note: isPlaceUnknown ? 'plus any tax not included' : lines.length === 0 ? '' : taxed,
  };
};

/**
 * What list prices come to with the tax of where the account is. Until that is read they are shown as they are.
 *
 * @param planCode null for one-off charges
 * @param said where the buyer says to be, for pages that ask
 */
export const useChargedPrices = (
  planCode: PlanCode | null,
  listCents: readonly number[],
  said: TaxAddress | null = null,
) => {
  const amounts = [...new Set(listCents)].filter((amount) => amount > 0);
  const { siteTax, isReadingCredit } = useCredit(amounts.length > 0);
  const known = siteTax?.address ?? null;
  const address = said ?? known;
  const isPlaceKnown = address !== null && isTaxPlace(address);
  const isTaxed = siteTax !== null && isPlaceKnown;
  const { tax, isReadingTax, hasTaxFailed } = useTaxOn(planCode, amounts, isTaxed ? (said ?? 'own') : null);
  return {
    ...chargedPrices(tax, siteTax !== null && (!isPlaceKnown || hasTaxFailed)),
    isReading: isReadingCredit || isReadingTax,
    hasTaxFailed,
    /** Tax is charged, and nobody has said where. */
    isPlaceMissing: siteTax !== null && !isPlaceKnown,
  };
};
