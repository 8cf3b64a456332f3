import { brand } from '@backbeat/domain';
import type { Organization, Reference, WebSite } from './Thing.ts';

const { links } = brand;

/** How other things name the company. */
export const seller: Reference = { '@id': `${links.site}/#organization` };

/** The company, as it stands on every public page. */
export const organization: Organization = {
  '@type': 'Organization',
  ...seller,
  name: brand.name,
  slogan: brand.tagline,
  url: `${links.site}/`,
  logo: `${links.site}/icons/icon-512.png`,
  contactPoint: {
    '@type': 'ContactPoint',
    contactType: 'customer support',
    email: brand.supportEmail,
    url: links.support,
  },
  sameAs: [links.twitch, links.twitter, links.facebook, links.instagram, links.discord],
};

/** The site, for the home page. */
export const webSite: WebSite = {
  '@type': 'WebSite',
  '@id': `${links.site}/#website`,
  name: brand.name,
  url: `${links.site}/`,
  publisher: seller,
};
