import { brand } from '@backbeat/domain';
import type { Organization, WebSite } from 'schema-dts';

const { links } = brand;

/** The `@id` by which other data refers to the company. */
export const seller = { '@id': `${links.site}/#organization` };

/** The company as every public page names it; the home page has the full entry. */
export const company = {
  '@type': 'Organization',
  ...seller,
  name: brand.name,
  url: `${links.site}/`,
} satisfies Organization;

/** The company, for the home page. */
export const organization = {
  ...company,
  slogan: brand.tagline,
  logo: `${links.site}/icons/icon-512.png`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: brand.supportEmail,
    url: links.support,
  },
  sameAs: [links.twitch, links.twitter, links.facebook, links.instagram, links.discord],
} satisfies Organization;

/** The site, for the home page. */
export const webSite = {
  '@type': 'WebSite',
  '@id': `${links.site}/#website`,
  name: brand.name,
  url: `${links.site}/`,
  publisher: seller,
} satisfies WebSite;
