import type { Cents } from '../money/cents.ts';
import type { PlanCode } from '../plans/PlanCode.ts';
import type { Product } from '../plans/Product.ts';
import type { FeatureName } from './comparisonRows.ts';
import type { FeatureValue } from './planFeatures.ts';

/** The price on a plan card at one position of the billing switch. */
export interface CardPrice {
  readonly symbol: '$';
  /** The large figure, without the symbol: the price per month. */
  readonly value: string;
  readonly label: 'per month';
  /** What is charged per billing period, where that is another figure than `value`. */
  readonly realValue?: string;
  readonly realLabel?: 'per year';
  /** The line under the price. */
  readonly subText: string;
  /** The billing code that selecting the card passes on. */
  readonly code: PlanCode;
  readonly previousCents: Cents | null;
}

/** A plan as its card shows it. */
export interface PlanCard {
  readonly product: Product;
  readonly type: 'primary' | 'secondary';
  readonly title: string;
  readonly name: string;
  readonly badge: string | null;
  readonly subtitle: string;
  readonly description: string;
  readonly perks: readonly string[];
  /** What the button says to somebody who is signed out. */
  readonly upgradeLabel: string;
  /** The coupon that the button takes along. */
  readonly couponCode: string | null;
  readonly flags: { readonly hasTrial: boolean; readonly hasDownloads: boolean };
  readonly highlightedFeatures: readonly FeatureName[];
  readonly monthly: CardPrice;
  readonly yearly: CardPrice;
  /** The price for new users, in words: shown where `isNewUser`. */
  readonly banner: string | null;
  /** `false` for Pro, whose price depends on the audience: the card says 'from'. */
  readonly isFixedPrice: boolean;
  /** Where 'Learn more' leads; `null` without that link. */
  readonly detailsPath: string | null;
  /** Every feature by its key, in the order of the comparison table. */
  readonly features: Readonly<Record<string, FeatureValue>>;
}

/** A quote of a creator about the product. */
export interface Testimonial {
  readonly title: string;
  readonly role: string;
  readonly description: string;
  readonly image: string;
  readonly video?: string;
  readonly urls?: { readonly twitch?: string; readonly youtube?: string };
}

/** A station as a card in a carousel. */
export interface StationCard {
  readonly title: string;
  readonly description: string;
  /** An address, or for gaming cards the short segment id. */
  readonly audioUrl: string;
  readonly image: string;
  readonly variant: string;
  readonly numberOfTracks: number;
  readonly lengthInHours: number;
  readonly gradientFrom: string;
  readonly gradientTo: string;
}
