import { brand } from '@backbeat/domain';
import type { SitePage } from '../../pages/SitePage.ts';

export const certificatePages: readonly SitePage[] = [
  {
    path: '/verify',
    view: 'certificate/verify',
    words: {
      title: `Check a coverage certificate | ${brand.name}`,
      description: `Whether a ${brand.name} coverage certificate holds: by its code, its file or its text, checked in your browser.`,
    },
    listing: {
      name: 'Check a certificate',
      heading: 'Is this certificate real?',
      loud: 'real?',
      about: 'Check by code, file or text that a channel was covered',
    },
  },
  {
    path: '/certificate/:code',
    view: 'certificate/certificate',
    layout: 'queries',
    words: {
      title: `Coverage certificate | ${brand.name}`,
      description: `What ${brand.name} covered of a channel, signed, for anybody to check.`,
    },
  },
];
