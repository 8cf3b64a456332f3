import type { PlanCode } from '@backbeat/domain';

/** Taxes by the provider's words, in cents. */
export interface Taxes {
  /** Whether prices hold them. */
  readonly isIncluded: boolean;
  readonly lines: readonly { readonly type: string; readonly region: string; readonly amountCents: number }[];
}

/** Where a buyer is, as far as tax goes by it. */
export interface TaxAddress {
  readonly country: string;
  readonly postalCode: string;
  /** Empty for consumers. */
  readonly vatNumber: string;
}

/** A question for the tax on amounts, after discount. */
export interface TaxOrder {
  readonly accountCode: string;
  /** Null for one-off charges. */
  readonly planCode: PlanCode | null;
  /** Null for where the account is known to be. */
  readonly address: TaxAddress | null;
  /** Whether the amounts hold their tax; null for what the site does with a new purchase. */
  readonly isTaxInside: boolean | null;
  readonly amounts: readonly number[];
}

/** What the provider charges on amounts, rounded by the provider. */
export interface TaxAnswer {
  readonly isIncluded: boolean;
  readonly amounts: readonly { readonly subtotalCents: number; readonly lines: Taxes['lines'] }[];
}
