import type {
  AudienceTierName,
  CodeProblemCode,
  PlanButtonState,
  Product,
  SpanUnit,
  SwitchVariant,
} from '@backbeat/domain';
import type { FeatureName, PlanWords, Station } from '@backbeat/domain/content';
import type { CatalogPeriod } from '../catalog/Catalog.ts';
import type { FaqEntry } from '../faq/faqEntries.ts';

/** The words of one of our own plans. */
export type OwnPlanTexts = Pick<
  PlanWords,
  'badge' | 'banner' | 'description' | 'perks' | 'subtitle' | 'upgradeLabel'
>;

/** What a length of time is counted in. */
export interface CountedSpan {
  readonly amount: number;
  readonly unit: SpanUnit;
}

/** One answer of the `PlanChooser`. */
export interface PadTexts {
  readonly title: string;
  readonly text: string;
  /** The plan that the answer leads to: 'That is Pro.' */
  readonly verdict: string;
}

/**
 * Every text that this package says by itself, to read or for screen readers. Amounts and dates come as text in the
 * language of the place. Each can be replaced by `pricingTexts`.
 */
export interface PricingTexts {
  /** After "Learn more", for screen readers. */
  readonly about: (planName: string) => string;
  /** What follows a trial; `isMonth` where the trial is one month. */
  readonly afterTrial: (isMonth: boolean) => string;
  /** Under the `PlanChooser`, where every plan starts with a trial. */
  readonly allStartFree: (count: number) => string;
  /** A charge and when it is made. */
  readonly amountOn: (amount: string, date: string) => string;
  /** Money off. */
  readonly amountOff: (amount: string) => string;
  /** An audience by its tier: viewers on Twitch, views on YouTube. */
  readonly audience: (tier: AudienceTierName) => readonly [viewers: string, views: string];
  /** Shown in place of our price for new users to people who have a plan. */
  readonly bannerForSubscribers: string;
  /** How often one pays, under a price. */
  readonly billed: (period: CatalogPeriod) => string;
  /** Name of the `BillingSwitch`, for screen readers. */
  readonly billingPeriod: string;
  /** Button that changes the plan. */
  readonly changeTo: (planName: string) => string;
  readonly changeToAndPay: (planName: string, amount: string) => string;
  readonly changeFailed: string;
  /** Name of the `PlanChangePreview`, for screen readers. */
  readonly changePlan: string;
  /** Last row of the comparison, for screen readers. */
  readonly choose: string;
  readonly chooserTitle: string;
  /** A code was taken. */
  readonly codeApplied: string;
  /** The code could not be looked up. */
  readonly codeFailed: string;
  /** Why an entered code changes nothing. */
  readonly codeProblem: (code: CodeProblemCode) => string;
  readonly comingPayments: string;
  /** Name of the tabs of the `PricingPage`, for screen readers. */
  readonly compare: string;
  readonly compareEveryFeature: string;
  readonly compareFeatures: string;
  readonly comparePlans: string;
  /** Name of the comparison, for screen readers. */
  readonly comparison: string;
  readonly coupon: string;
  /** A coupon as a line of the order; `off` is an amount or a share. */
  readonly couponLine: (off: string) => string;
  readonly couponOnAll: (off: string) => string;
  readonly couponOnFirst: (off: string) => string;
  readonly couponUntil: (off: string, date: string) => string;
  readonly couponPlaceholder: string;
  /** What the account's credit pays, as a line of the order. */
  readonly creditLine: string;
  readonly currentPlan: string;
  /** Money off that has no other name. */
  readonly discount: string;
  /** First head of the comparison, for screen readers. */
  readonly feature: string;
  /** What a plan has of a feature of ours, where it is a text: '40,000', 'Some'. */
  readonly featureValue: (english: string) => string;
  /** Our features; `{product}` stands for the brand's name. */
  readonly features: Readonly<Record<FeatureName, string>>;
  readonly firstPayment: string;
  /** What a trial is called beside its price: 'first month'. */
  readonly firstSpan: (span: CountedSpan) => string;
  readonly firstSpanFree: (span: CountedSpan) => string;
  /** Under the price of a plan that is never billed. */
  readonly freeForever: string;
  readonly freeTrial: string;
  readonly freeTrialOf: (span: CountedSpan) => string;
  readonly freeUntil: (date: string) => string;
  /** Before the lowest of several prices. */
  readonly from: string;
  readonly giftCard: string;
  readonly giftCardApplied: string;
  readonly giftCardAppliedOf: (amount: string) => string;
  readonly giftCardLeft: string;
  /** What a gift card pays, as a line of the order. */
  readonly giftCardLine: string;
  readonly giftCardPlaceholder: string;
  /** For how long a price of a change of plan is kept. */
  readonly holds: (minutes: number) => string;
  readonly included: string;
  /** Button that leaves everything as it is. */
  readonly keep: (planName: string) => string;
  readonly learnMore: string;
  readonly nextOn: (date: string) => string;
  readonly nextPayment: string;
  readonly notAvailable: string;
  readonly notIncluded: string;
  readonly nothingToPay: string;
  /** Our two answers in the `PlanChooser`. */
  readonly pads: Readonly<Record<'premium' | 'pro', PadTexts>>;
  readonly pageLead: string;
  readonly pageTitle: (name: string) => string;
  /** Over a partner's price by the month. */
  readonly partnerPrice: string;
  /** Over and beside a partner's price by the year. */
  readonly partnerSaving: string;
  /** What one pays for: 'per month'. */
  readonly per: (period: CatalogPeriod) => string;
  /** A share off: '50% off'. */
  readonly percentOff: (percent: number) => string;
  readonly period: (period: CatalogPeriod) => string;
  /** What the button of one of our plans says to people who have an account. */
  readonly planButton: (label: PlanButtonState['label']) => string;
  /** A plan as a line of the order: 'Premium, one month'. */
  readonly planLine: (planName: string, period: CatalogPeriod) => string;
  /** The words of our plans. */
  readonly plans: Readonly<Record<Product, OwnPlanTexts>>;
  /** Over the tabs of the `PricingPage`, for screen readers. */
  readonly plansAndFeatures: string;
  readonly price: string;
  readonly processing: string;
  /** Name of the table of Pro's prices, for screen readers. */
  readonly proPrices: string;
  /** Our questions and their answers. */
  readonly questions: readonly FaqEntry[];
  readonly questionsTitle: string;
  /** What a plan saves by paying yearly. */
  readonly saves: (planName: string, amount: string) => string;
  readonly startSubscription: string;
  readonly startFreeTrial: string;
  readonly station: (station: Station) => string;
  readonly stationsTitle: string;
  readonly tax: string;
  /** What a tax is called, by the payment provider's word for its kind: `vat`, `usst`, `GST`. */
  readonly taxName: (type: string) => string;
  /** An amount that holds its VAT: 'Total today, incl. VAT'. */
  readonly withVat: (text: string) => string;
  /** The VAT in a total. */
  readonly vatInside: string;
  /** Under our orders. */
  readonly terms: (refundDays: number) => string;
  /** The price after a trial. */
  readonly afterwards: (amountPerPeriod: string) => string;
  readonly todayOn: (date: string) => string;
  readonly totalToday: string;
  readonly tryAgain: string;
  /** Heads of the table of Pro's prices. */
  readonly twitchViewers: string;
  readonly youTubeViews: string;
  /** What our `BillingSwitch` calls a yearly payment. */
  readonly yearlyWithSaving: (variant: SwitchVariant) => string;
  /** On the tier that the reader's audience is in. */
  readonly yourPrice: string;
}
