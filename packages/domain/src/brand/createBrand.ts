/** Pages outside the site that the product links to. Absolute https addresses, except `support` e-mail. */
export interface BrandLinks {
  /** Where the site itself lives, without a final slash. */
  readonly site: string;
  readonly player: string;
  readonly blog: string;
  readonly support: string;
  readonly faqs: string;
  readonly feedback: string;
  readonly brandPack: string;
  /** Installers of the desktop app. */
  readonly macApp: string;
  readonly windowsApp: string;
  /** Social pages, named after the platform. */
  readonly twitch: string;
  readonly twitter: string;
  readonly facebook: string;
  readonly instagram: string;
  readonly discord: string;
  /** The store that holds the stream-control-pad plugin. */
  readonly streamDeckStore: string;
  readonly streamlabsAppStore: string;
  /** The help article on subscriptions that the streaming-tools company manages. */
  readonly streamlabsHelp: string;
  readonly affiliateSignUp: string;
  readonly affiliateLogin: string;
  readonly becomeAPartner: string;
  /** The payment provider's hosted pages, without a final slash. */
  readonly hostedBilling: string;
}

/** Everything that carries the product's name. To re-brand, edit one such object. */
export interface Brand {
  /** As people read it. */
  readonly name: string;
  /** As paths, codes and keys spell it: lower-case letters, digits and hyphens. */
  readonly slug: string;
  readonly tagline: string;
  readonly supportEmail: string;
  readonly links: BrandLinks;
}

/**
 * Checks a brand once, where it is written, so that every path, code and key derived from it is well formed.
 *
 * @throws RangeError when the slug holds anything but lower-case letters, digits and single hyphens
 * @example createBrand({ ...brand, name: 'Offbeat', slug: 'offbeat' }).slug // → 'offbeat'
 */
export const createBrand = (brand: Brand): Brand => {
  if (/^[a-z0-9]+(-[a-z0-9]+)*$/.test(brand.slug)) return brand;
  throw new RangeError(
    `The slug '${brand.slug}' would break paths and codes. Use lower-case letters, digits and single hyphens.`,
  );
};

/**
 * Puts the product's name into a text that leaves room for it.
 *
 * @param template a text with `{product}` where the name belongs
 * @example brandText('What is {product}?', brand) // → 'What is Backbeat?'
 */
export const brandText = (template: string, brand: Pick<Brand, 'name'>): string =>
  template.replaceAll('{product}', brand.name);

/**
 * The path on which the payment provider sells gift cards.
 *
 * @example giftCardPath(brand) // → '/purchase/gift_card/backbeat_gift_card'
 */
export const giftCardPath = (brand: Brand): string =>
  `/purchase/gift_card/${brand.slug.replaceAll('-', '_')}_gift_card`;

/**
 * The path of the explainer, which spells the product's name.
 *
 * @example whatIsPath(brand) // → '/what-is-backbeat'
 */
export const whatIsPath = (brand: Brand): string => `/what-is-${brand.slug}`;
