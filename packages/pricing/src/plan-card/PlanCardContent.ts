import type { BillingPeriod, PaidPlanCode, PlanCard as PlanCardData } from '@backbeat/domain';

/** A price as a card sets it (specification, section 3). Values are without the symbol: `5.99`, `25`. */
export interface PlanCardPrice {
  readonly symbol: '$';
  /** The large figure. */
  readonly value: string;
  /** What one pays it for: `per month`. */
  readonly label: string;
  /** The amount that is charged, where the figure is another one: `71.88`. */
  readonly realValue: string | null;
  /** What the charged amount is for: `per year`. */
  readonly realLabel: string | null;
  /** The line below. */
  readonly subText: string;
  /** The struck-through figure beside it. */
  readonly previousValue: string | null;
  /** The provider's code; null for the plan that is never billed. */
  readonly billingCode: PaidPlanCode | null;
}

/** The band over a card: `sun` is money off, `quiet` explains. */
export interface PlanCardBanner {
  readonly text: string;
  readonly tone: 'sun' | 'quiet';
  /** People who have a plan already read something else in its place. @default false */
  readonly isForNewUsers?: boolean;
}

/** What a card shows: the domain's words of a plan, with the prices of a list, a partner or an offer. */
export interface PlanCardContent
  extends Omit<PlanCardData, 'badge' | 'banner' | 'monthly' | 'yearly' | 'detailsPath'> {
  /** A word beside the title. */
  readonly badge: string | null;
  readonly banner: Readonly<Record<BillingPeriod, PlanCardBanner | null>>;
  readonly prices: Readonly<Record<BillingPeriod, PlanCardPrice>>;
  /** Where "Learn more" leads; null without that link. */
  readonly detailsHref: string | null;
}
