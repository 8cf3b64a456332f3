import {
  amountPerPeriodText,
  audienceTierNames,
  audienceTiers,
  brand,
  type Plan,
  plans,
  policy,
} from '@backbeat/domain';
import { marketingFigures } from '@backbeat/domain/content';
import type { ListedPage } from '../pages/SitePage.ts';
import { listedPages } from '../pages/sitePages.ts';
import { planCataloguePath } from './planCatalogue.ts';

/** Where the text is, beside the pages. */
export const llmsTextPath = '/llms.txt';

const { links, name, supportEmail, tagline } = brand;

const entry = ({ path, listing }: ListedPage): string =>
  `- [${listing.name}](${links.site}${path}): ${listing.about}`;

const isRule = ({ listing }: ListedPage): boolean => listing.isRule === true;

const planLine = ({ name: plan, billingPeriod, amountCents, product, code }: Plan): string => {
  if (billingPeriod === null) return `- ${plan}: free for as long as you like (\`${code}\`)`;
  const from = product === 'pro' ? 'from ' : '';
  return `- ${plan}, ${billingPeriod}: ${from}${amountPerPeriodText(amountCents, billingPeriod)} (\`${code}\`)`;
};

const tierLine = (tier: (typeof audienceTierNames)[number]): string => {
  const { label, monthlyCents, yearlyCents } = audienceTiers[tier];
  const [monthly, yearly] = [
    amountPerPeriodText(monthlyCents, 'monthly'),
    amountPerPeriodText(yearlyCents, 'yearly'),
  ];
  return `- ${label}: ${monthly} or ${yearly}`;
};

/**
 * The site in one page of Markdown, for programs that read: what it is, what it costs, and where everything stands.
 *
 * @example
 * llmsText().startsWith('# ') // → true
 */
export const llmsText = (): string =>
  [
    `# ${name}`,
    '',
    `> ${tagline}. Stations and tracks cleared for Twitch and YouTube, played beside a live stream, or downloaded for videos.`,
    '',
    `${marketingFigures.twitch}K tracks are safe on Twitch, ${marketingFigures.youTube}K on YouTube. ${policy.artistSharePercent}% of every fee goes to the artists. Prices are in ${policy.currency}, and any tax that comes on top is shown before paying; a payment is returned in full within ${policy.refundWindowDays} days.`,
    '',
    '## Plans',
    '',
    ...Object.values(plans).map(planLine),
    '',
    `Pro is priced by the size of the audience (average live viewers / average video views):`,
    '',
    ...audienceTierNames.map(tierLine),
    '',
    `- [Everything that is sold, as JSON](${links.site}${planCataloguePath}): plans, prices in cents, audience sizes, offers`,
    '',
    '## Pages',
    '',
    ...listedPages.filter((page) => !isRule(page)).map(entry),
    '',
    '## Rules',
    '',
    ...listedPages.filter(isRule).map(entry),
    '',
    '## Help',
    '',
    `- [Questions and answers](${links.faqs})`,
    `- [Support](${links.support}): ${supportEmail}`,
    '',
  ].join('\n');
