import { brand } from '@backbeat/domain';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const legalPages: readonly SitePage[] = [
  {
    path: '/about',
    view: 'legal/about',
    words: homeWords,
    listing: { name: 'About', heading: `About ${brand.name}`, about: 'About the service' },
  },
  {
    path: '/terms',
    view: 'legal/terms',
    words: homeWords,
    listing: {
      name: 'Terms of Use',
      heading: 'Terms of Use',
      about: 'The rules of the service',
      isRule: true,
    },
    footer: { column: 'legal', label: 'Terms of Use', place: 1 },
  },
  {
    path: '/privacy',
    view: 'legal/privacy',
    words: homeWords,
    listing: {
      name: 'Privacy Policy',
      heading: 'Privacy Policy',
      about: 'What is kept about people, and why',
      isRule: true,
    },
    footer: { column: 'legal', label: 'Privacy Policy', place: 2 },
  },
  {
    path: '/cookie-policy',
    view: 'legal/cookie-policy',
    words: homeWords,
    listing: {
      name: 'Cookie Policy',
      heading: 'Cookie Policy',
      about: 'Which cookies are set, and how to refuse them',
      isRule: true,
    },
    footer: { column: 'legal', label: 'Cookie Policy', place: 3 },
  },
  {
    path: '/license-services-agreement',
    view: 'legal/license-services-agreement',
    words: homeWords,
    listing: {
      name: 'Licence agreement',
      heading: 'Licence Services Agreement',
      about: 'What a subscription licenses for videos and streams',
      isRule: true,
    },
    footer: { column: 'legal', label: 'License Services Agreement', place: 4, signedIn: true },
  },
  {
    path: '/accessibility',
    view: 'legal/accessibility',
    words: {
      title: `Accessibility | ${brand.name}`,
      description: `How accessible ${brand.name} is: what was tried with which programs, what does not work yet, and how to tell us.`,
    },
    listing: {
      name: 'Accessibility',
      heading: 'Accessibility statement',
      about: 'What was tried with which programs, and what does not work yet',
      isRule: true,
    },
    footer: { column: 'legal', label: 'Accessibility', place: 6, minimal: true },
  },
  {
    path: '/dmca',
    view: 'legal/dmca',
    words: homeWords,
    listing: {
      name: 'DMCA',
      heading: 'DMCA',
      about: 'Notices and counter-notices on copyright',
      isRule: true,
    },
  },
  {
    path: '/giveawayterms',
    view: 'legal/giveawayterms',
    words: homeWords,
    listing: {
      name: 'Giveaway rules',
      heading: 'Giveaway rules',
      about: 'The rules of giveaways',
      isRule: true,
    },
  },
];
