/** A reference to a thing that the same page describes. */
export interface Reference {
  readonly '@id': string;
}

/** The company behind the site. */
export interface Organization extends Reference {
  readonly '@type': 'Organization';
  readonly name: string;
  readonly slogan: string;
  readonly url: string;
  readonly logo: string;
  readonly contactPoint: {
    readonly '@type': 'ContactPoint';
    readonly contactType: 'customer support';
    readonly email: string;
    readonly url: string;
  };
  readonly sameAs: readonly string[];
}

/** The site as a whole. */
export interface WebSite extends Reference {
  readonly '@type': 'WebSite';
  readonly name: string;
  readonly url: string;
  readonly publisher: Reference;
}

/** Where a page stands in the site. */
export interface BreadcrumbList {
  readonly '@type': 'BreadcrumbList';
  readonly itemListElement: readonly {
    readonly '@type': 'ListItem';
    readonly position: number;
    readonly name: string;
    readonly item: string;
  }[];
}

/** The questions that stand on a page, with their answers. */
export interface FaqPage {
  readonly '@type': 'FAQPage';
  readonly mainEntity: readonly {
    readonly '@type': 'Question';
    readonly name: string;
    readonly acceptedAnswer: { readonly '@type': 'Answer'; readonly text: string };
  }[];
}

/** A price that comes back every so many months or years. */
export interface PricePart {
  readonly '@type': 'UnitPriceSpecification';
  /** A decimal number with a point: `11.99`. */
  readonly price: string;
  readonly priceCurrency: string;
  /** UN/CEFACT: a day, a week, a month or a year. */
  readonly unitCode: 'ANN' | 'DAY' | 'MON' | 'WEE';
  /** How many units one payment pays for. */
  readonly billingIncrement: number;
  /** How many units this price lasts; without it, until it is cancelled. */
  readonly billingDuration?: number;
}

/** One way to buy a product. */
export interface Offer {
  readonly '@type': 'Offer';
  readonly name: string;
  readonly sku: string;
  readonly url: string;
  /** What is paid first. */
  readonly price: string;
  readonly priceCurrency: string;
  readonly availability: 'https://schema.org/InStock';
  readonly seller: Reference;
  readonly priceSpecification: readonly PricePart[];
  /** For whom, where the price depends on it. */
  readonly eligibleCustomerType?: string;
}

/** Something that is sold at any price between two. */
export interface PriceRange {
  readonly '@type': 'AggregateOffer';
  readonly lowPrice: string;
  readonly highPrice: string;
  readonly priceCurrency: string;
  readonly url: string;
  readonly seller: Reference;
}

/** Something that is sold. */
export interface Product {
  readonly '@type': 'Product';
  readonly name: string;
  readonly description: string;
  readonly category: string;
  readonly image: string;
  readonly brand: { readonly '@type': 'Brand'; readonly name: string };
  readonly offers: readonly Offer[] | PriceRange;
}

/** Whatever a page may say of itself in the words of schema.org. */
export type Thing = BreadcrumbList | FaqPage | Organization | Product | WebSite;
