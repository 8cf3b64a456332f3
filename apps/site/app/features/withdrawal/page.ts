import { brand, policy } from '@backbeat/domain';
import type { SitePage } from '../../pages/SitePage.ts';

/** Withdrawing without an account: by order number and e-mail, and by the link of the letter that follows. */
export const withdrawalPage: SitePage = {
  path: '/withdraw',
  view: 'withdrawal/withdraw',
  layout: 'queries',
  words: {
    title: `Withdraw from a contract | ${brand.name}`,
    description: `Get your money back from ${brand.name} within ${policy.refundWindowDays} days of a payment. No account needed.`,
  },
  listing: {
    name: 'Withdraw from a contract',
    heading: 'Withdraw from a contract',
    about: `Get a payment back within ${policy.refundWindowDays} days of it, without an account`,
    isRule: true,
  },
  footer: { column: 'legal', label: 'Withdraw from a contract', place: 5, minimal: true },
};
