import { partnerData } from '@backbeat/domain';
import { bareChrome } from '../../pages/bareChrome.ts';
import { homeWords } from '../../pages/homeWords.ts';
import type { SitePage } from '../../pages/SitePage.ts';

export const partnerPage: SitePage = {
  path: '/pipelinegg',
  view: 'partner/pipelinegg',
  words: homeWords,
  chrome: bareChrome,
  listing: {
    name: 'Pipeline offer',
    heading: partnerData.title,
    about: 'Partner prices for creators on Pipeline',
    sells: ['partner-premium', 'partner-pro'],
  },
};
