import type { BillingPeriod, PlanCode, PlanViewer, Product } from '@backbeat/domain';
import type { FaqEntry } from '../faq/faqEntries.ts';
import type { CountedSpan } from '../texts/PricingTexts.ts';

/** How often a plan can be charged. */
export type CatalogPeriod = 'weekly' | 'monthly' | 'quarterly' | 'yearly';

/** The band over a card: `sun` is money off, `quiet` explains. */
export interface CatalogBanner {
  readonly text: string;
  /** @default 'quiet' */
  readonly tone?: 'sun' | 'quiet';
  /** Shown instead to people who have a plan, where the banner is an offer for new users. */
  readonly instead?: string;
}

/** What a plan costs at one period. Amounts are minor units of the catalogue's currency: cents, whole yen. */
export interface CatalogPrice<Code extends string = PlanCode> {
  /** What `onSelect` hands over. */
  readonly code: Code;
  /** What one period costs. Zero is free. */
  readonly amount: number;
  /** The figure to show in place of `amount`: what that comes to per month. */
  readonly perMonth?: number;
  /** The struck-through figure beside the one that is shown. */
  readonly previous?: number | undefined;
  /** Another first payment: with a coupon, or none during a trial. */
  readonly first?: { readonly amount: number; readonly trial?: CountedSpan | undefined };
  /** The line below. @default what is charged, and how often */
  readonly note?: string;
  /** @default the plan's */
  readonly banner?: CatalogBanner;
  /** The checkout, as a link that works without JavaScript. */
  readonly href?: string | undefined;
}

/** A plan, in the language of its readers. */
export interface CatalogPlan<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> {
  readonly id: Id;
  readonly name: string;
  /** What it costs at each period; a plan with one price has that at every period. */
  readonly prices: { readonly [Key in Period]?: CatalogPrice<Code> };
  /** What one gets, as a list. */
  readonly perks: readonly string[];
  /** The line under the name. */
  readonly subtitle?: string;
  /** A sentence, on detailed cards and in the chooser. */
  readonly description?: string;
  /** Stands out beside the others. @default false */
  readonly isHighlighted?: boolean;
  /** The price is the lowest of several, so 'from' stands before it. @default false */
  readonly isFrom?: boolean;
  /** Starts with a free trial. @default false */
  readonly hasTrial?: boolean;
  /** A word beside the name. */
  readonly badge?: string;
  readonly banner?: CatalogBanner | undefined;
  /** What the button says to visitors. @default 'Start subscription' or 'Start free trial' */
  readonly action?: string;
  /** The coupon that the link to the checkout carries. */
  readonly couponCode?: string | undefined;
  /** What it has of each row of the comparison, by the row's key: yes, no, or how much. */
  readonly features?: Readonly<Record<string, boolean | string>>;
  /** Keys of the rows that a detailed card points out. */
  readonly highlightedFeatures?: readonly string[];
  /** What the choice of an order calls a period, where this plan's saving differs. */
  readonly periodLabels?: { readonly [Key in Period]?: string } | undefined;
}

/** Plans, what they cost and how they compare. Plain data; every component takes one as `catalog`. */
export interface Catalog<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> {
  /** What is sold: the name of the product. */
  readonly name: string;
  /** ISO 4217 code. */
  readonly currency: string;
  /** In the order of the billing switch, two or three; one has no switch. */
  readonly periods: readonly Period[];
  /** @default the first */
  readonly startingPeriod?: Period;
  /** What the billing switch calls a period: 'Yearly (two months free)'. */
  readonly periodLabels?: { readonly [Key in Period]?: string };
  /** Figures on cards keep their decimals when these are zero. @default false */
  readonly alwaysDecimals?: boolean;
  readonly plans: readonly CatalogPlan<Code, Id, Period>[];
  /** The plans that pages show as cards and pads. @default all that cost something */
  readonly featured?: readonly Id[];
  /** Rows of the comparison. */
  readonly rows?: readonly { readonly key: string; readonly label: string }[];
  readonly questions?: readonly FaqEntry[];
  /** The line under an order: how to cancel, when money is returned. */
  readonly terms?: string;
}

/** A catalogue of any codes. */
export type AnyCatalog = Catalog<string, string, CatalogPeriod>;

/** A plan of any codes. */
export type AnyPlan = CatalogPlan<string, string, CatalogPeriod>;

/** Who looks at a plan: somebody with a tier of ours, or with a plan of your catalogue, null for none. */
export type CatalogViewer<Id extends string = Product> = PlanViewer | { readonly planId: Id | null };

/** A callback whose argument comes from the caller's own catalogue: as in React's types, it may take less than all. */
export type Handler<Value> = { handle(value: Value): void }['handle'];

/** What every component of plans takes. */
export interface CatalogProps<
  Code extends string = PlanCode,
  Id extends string = Product,
  Period extends CatalogPeriod = BillingPeriod,
> {
  /** Your plans. @default ours, in the language of the nearest `LocaleProvider` */
  readonly catalog?: Catalog<Code, Id, Period> | undefined;
  /** Who the viewer is; decides what the buttons say. @default 'signed-out' */
  readonly session?: CatalogViewer<NoInfer<Id>> | undefined;
  /** The player's address, for people who have the plan already. */
  readonly playerHref?: string | null | undefined;
  /** Called in place of following the link, with the code of the plan at its period. */
  readonly onSelect?: Handler<NoInfer<Code>> | undefined;
}

/**
 * Keeps the codes of your catalogue as its types.
 *
 * @example const studio = createCatalog({ name: 'Studio', currency: 'EUR', periods: ['monthly'], plans: [] });
 */
export const createCatalog = <
  const Code extends string,
  const Id extends string,
  const Period extends CatalogPeriod,
>(
  catalog: Catalog<Code, Id, Period>,
): Catalog<Code, Id, Period> => catalog;
