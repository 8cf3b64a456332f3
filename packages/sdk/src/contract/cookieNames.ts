import { brand } from '@backbeat/domain';

/** The cookies of a brand, by what they are for. */
export interface CookieNames {
  /** The License Services Agreement was accepted: value `accepted`. Set by the site before sign-up. */
  readonly license: string;
  /** News by e-mail: `in` or `out`. Set by the site before sign-up. */
  readonly marketing: string;
  /** The refresh cookie on plain http (development). HttpOnly; set by the api only. */
  readonly refresh: string;
  /** The refresh cookie on https, bound to the host by its prefix. */
  readonly secureRefresh: string;
}

/**
 * Cookie names from a brand's slug.
 *
 * @example
 * cookieNamesFor({ slug: 'backbeat' }).license // → 'backbeat_license'
 */
export const cookieNamesFor = ({ slug }: { readonly slug: string }): CookieNames => ({
  license: `${slug}_license`,
  marketing: `${slug}_marketing`,
  refresh: `${slug}_refresh`,
  secureRefresh: `__Host-${slug}_refresh`,
});

/** The cookies of this product. */
export const cookieNames: CookieNames = cookieNamesFor(brand);
