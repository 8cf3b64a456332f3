import { type BillingPeriod, brand, couponCodes, whatIsPath } from '@backbeat/domain';
import { stations } from '@backbeat/domain/content';
import { homeWords } from '../../../../apps/site/app/pages/homeWords.ts';
import type { PageChrome } from '../../../../apps/site/app/pages/SitePage.ts';
import { listedPages } from '../../../../apps/site/app/pages/sitePages.ts';
import type { PageLink, PublicPage } from './PublicPage.ts';

const { links } = brand;

type PageContent = Partial<PublicPage>;

const trial = couponCodes.oneMonthFree;
const premiumWith = (coupon: string) => `/checkout/premium?coupon=${coupon}`;
/** The checkout to which the button of a plan leads: with the trial, and the period that shows. */
const trialOf = (path: string, billing: BillingPeriod) =>
  `/checkout/${path}?coupon=${couponCodes.oneMonthFree}&billing=${billing}`;
const external = (name: string | RegExp, to: string): PageLink => ({ name, to, newWindow: true });

/** The links of the plan cards to what the plans hold. */
const detailsOf = (...plans: readonly string[]): readonly PageLink[] =>
  plans.map((plan) => ({ name: `Learn more about ${plan}`, to: '/which-plan-is-best' }));
const details = detailsOf('Premium', 'Pro');

const games = ['GTA', 'League Of Legends', 'Fortnite', 'Fifa', 'Call of Duty', 'Minecraft'] as const;
const tiles = Object.values(stations);

const home: PageContent = {
  headings: [
    "What's hot: Stations",
    'LoFi',
    'Chill',
    'Happy EDM',
    'Creator approved',
    'Popular Gaming Stations',
    ...games,
    'Premium',
    'Pro',
    'Downloadable tracks are here',
    'Join our Discord',
  ],
  texts: [
    '600K',
    '25K',
    '100+',
    '100%',
    'awesomeness',
    '15+',
    '55+',
    '114,000+',
    'Special Price for New Users',
    '$7.49',
    '3560 tracks | 153 hrs',
    '4272 tracks | 201 hrs',
  ],
  links: [
    { name: 'Start Free Trial', to: '/free-trial' },
    { name: 'GTA', to: '/pricing' },
    { name: 'Start free trial', to: trialOf('premium', 'yearly') },
    { name: 'Start free trial', to: trialOf('pro', 'yearly') },
    ...details,
    { name: 'See Pro', to: '/for/pro' },
    external('Get the plugin', links.streamDeckStore),
    external('Open the invite', links.discord),
    external('nightowl_plays on Twitch', 'https://www.twitch.tv/nightowl_plays'),
  ],
  startsWith: { period: 'Yearly', yearly: 'Yearly (50% off)' },
};

const features = ['Built-in features', 'Streaming-tools app store', 'Hot key', 'Chatbot'];

const audience: PageContent = {
  headings: [...features, 'Premium', 'Pro', 'Free'],
  texts: [
    '15+ custom actions',
    '$14.99',
    'Special Price for New Users',
    /lowest price in the 30 days before/,
  ],
  links: [
    { name: 'All price changes', to: '/price-changes' },
    { name: 'Start free trial', to: '/free-trial' },
    { name: 'Start free trial', to: trialOf('premium', 'monthly') },
    ...details,
    { name: 'Try for free', to: '/sign-up' },
    external(/app store/i, links.streamlabsAppStore),
  ],
  startsWith: { period: 'Monthly', yearly: 'Yearly (2 months free)' },
};

const pricing: PageContent = {
  texts: [
    "Choose your perfect plan, monthly or yearly. It's that simple",
    'No mandatory chatbot',
    'Your own playlists and advanced search',
    'Interactive mode',
    'Premium support on Discord',
    '70% of your fee goes to artists',
    'Special Price for New Users',
    '$7.49',
    /lowest price in the 30 days before: \$14\.99 per month, \$89\.88 per year/,
    /within 14 days/,
    /cancel .*any time|any time.*cancel/i,
    ...tiles.map(({ numberOfTracks, lengthInHours }) => `${numberOfTracks} tracks | ${lengthInHours} hrs`),
  ],
  headings: ['Premium', 'Pro', 'Free', ...tiles.map(({ title }) => title), 'Good questions'],
  links: [
    { name: 'Start free trial', to: trialOf('premium', 'yearly') },
    { name: 'Start free trial', to: trialOf('premiumdownloads', 'yearly') },
    { name: 'Start free trial', to: trialOf('pro', 'yearly') },
    { name: 'Try for free', to: '/sign-up' },
    ...details,
  ],
  startsWith: { period: 'Yearly', yearly: 'Yearly (50% off)' },
};

const notFound: PublicPage = {
  heading: 'Page not found',
  texts: ['Sorry, we can not find that page.'],
  links: [{ name: 'Back to home', to: '/' }],
};

const legalLinks: readonly PageLink[] = [
  { name: /terms/i, to: '/terms' },
  { name: /privacy/i, to: '/privacy' },
  { name: /cookie/i, to: '/cookie-policy' },
];

/** What must stand on the pages that search engines list (specification, section 2). */
const contents: Readonly<Record<string, PageContent>> = {
  '/': home,
  '/pricing': pricing,
  '/price-changes': {
    headings: ['June 16, 2022', 'October 21, 2021'],
    texts: [
      '$71.88',
      'before $89.88, the lowest price of 30 days',
      '$5,000',
      '10,000+ viewers or 1,000,000+ views',
    ],
    links: [{ name: 'pricing page', to: '/pricing' }],
  },
  '/verify': {
    texts: [/never leaves/, /without a connection too/, '@backbeat/sdk/certificates'],
  },
  '/which-plan-is-best': {
    texts: [/several times a week/, /downloadable tracks.*cleared/i],
    links: [
      { name: 'Start free trial', to: trialOf('premium', 'monthly') },
      { name: 'Start free trial', to: trialOf('pro', 'monthly') },
    ],
  },
  [whatIsPath(brand)]: {
    links: [
      { name: 'Find your perfect plan', to: '/which-plan-is-best' },
      { name: 'Start free trial', to: '/free-trial' },
    ],
  },
  '/for/livestreamers': audience,
  '/for/downloaders': {
    ...audience,
    headings: [...features, 'Download', 'Pro', 'Free'],
    texts: ['15+ custom actions', 'Limited streaming'],
    links: [
      { name: 'Start free trial', to: trialOf('premiumdownloads', 'monthly') },
      { name: 'Start free trial', to: trialOf('pro', 'monthly') },
      ...detailsOf('Download', 'Pro'),
      { name: 'Try for free', to: '/sign-up' },
      external(/app store/i, links.streamlabsAppStore),
    ],
  },
  '/for/artists': {
    headings: ['Distribution Partners', 'Labels & Catalogs', 'Partners & Associations', 'Trusted by Artists'],
    texts: [/2 million\+/, '70%'],
    links: [external(/Become a partner/, links.becomeAPartner)],
  },
  '/for/pro': {
    headings: ['How it works', "What's in Pro", 'Good questions'],
    texts: [
      /downloads? .*unlimited|unlimited downloads/i,
      /download-safe tracks/i,
      /curated playlists/i,
      /exclusive music/i,
      /while (you are on Pro|Pro is active|your Pro)/i,
      /My Account page/,
      /within 14 days/,
    ],
    links: [
      { name: 'Get your custom price', to: '/checkout/pro' },
      { name: 'Calculate costs', to: '/checkout/pro' },
      { name: 'Start free trial', to: `/checkout/pro?coupon=${trial}` },
      { name: 'See the Pro page', to: '/for/pro' },
    ],
    startsWith: { period: 'Monthly', yearly: 'Yearly' },
  },
  '/free-trial': {
    headings: ['How the month goes', 'Premium', 'Creator approved'],
    texts: ['$0.00', '$11.99', 'Distribution Partners', 'Labels & Catalogs', '600K'],
    links: [{ name: 'Start free trial', to: `${premiumWith(trial)}&billing=monthly` }],
  },
  '/vidcon': {
    texts: ['50%', 'Anaheim Convention Center', /22[-–]25 June 2022/, '$5.99', '$35.94'],
    links: [
      { name: 'Get 50% off', to: premiumWith(couponCodes.vidcon) },
      { name: 'Get 50% off', to: `${premiumWith(couponCodes.vidcon)}&billing=monthly` },
      { name: 'Get 50% off', to: `${premiumWith(couponCodes.vidcon)}&billing=yearly` },
    ],
  },
  '/twitch': {
    headings: [...games, ...tiles.map(({ title }) => title)],
    texts: [/14[ -]day/, '4272 tracks | 201 hrs'],
    links: [{ name: 'Start 14-day free trial', to: `${premiumWith(couponCodes.twitch14)}&billing=monthly` }],
  },
  '/affiliate': {
    headings: ['How it works', 'Program incentives', 'Anyone can join', 'Good questions', 'Pass it on'],
    texts: [
      '10%',
      '20%',
      /90[ -]days?/,
      /last click/i,
      /no minimum/i,
      /monthly/i,
      /Premium (membership )?is not (needed|required)|do not need Premium/i,
    ],
    links: [
      external('Join us', links.affiliateSignUp),
      external('Sign me up', links.affiliateSignUp),
      external('Affiliate login', links.affiliateLogin),
      external('Contact Support', links.support),
    ],
  },
  '/giftcard': {
    texts: ['$15', '$150'],
    links: [{ name: 'Buy a gift card', to: '/purchase/gift_card/backbeat_gift_card' }],
  },
  '/pipelinegg': {
    headings: ['Premium', 'Pro', 'Free'],
    links: [
      { name: 'Start free trial', to: trialOf('premium', 'monthly') },
      { name: 'Try for free', to: '/sign-up' },
    ],
    startsWith: { period: 'Monthly', yearly: 'Yearly (3 months free)' },
  },
  '/download': {
    texts: [`${brand.name} for Mac`, `${brand.name} for Windows`],
    links: [
      { name: 'Download for Mac', to: links.macApp },
      { name: 'Download for Windows', to: links.windowsApp },
    ],
  },
  '/cookie-policy': {
    texts: [
      /what (are )?cookies( are)?/i,
      /necessary/i,
      /performance/i,
      /functional/i,
      /targeting/i,
      /Chrome|Firefox/,
      /phone|mobile/i,
    ],
    links: [{ name: brand.supportEmail, to: `mailto:${brand.supportEmail}` }, ...legalLinks.slice(0, 2)],
  },
  '/accessibility': {
    texts: [/WCAG/, /EN 301 549/, /Orca/, /NVDA/, /authority/],
    links: [{ name: brand.supportEmail, to: `mailto:${brand.supportEmail}` }, ...legalLinks],
  },
  '/dmca': {
    texts: [/counter-notice|counter-notification/i, /2017/, /signature/i, /perjury/i],
    links: legalLinks,
  },
  '/license-services-agreement': {
    heading: 'Licence Services Agreement for Creators of User Generated Content',
    texts: [
      'June 16, 2022',
      /customer account/i,
      /UGC channel/i,
      /UGC platform/i,
      /cleared music track/i,
      /playlist/i,
      /30[- ]day/,
      /non-refundable/i,
      /pro-?rated/i,
      /individuals/i,
      /anniversary/i,
      /in advance/i,
      /mandatory/i,
    ],
    links: legalLinks,
  },
  '/withdraw': { texts: [/14 days/, /no account/i] },
  '/privacy': { texts: [/effective.*October 21, 2021/i], links: legalLinks },
  '/terms': {
    texts: [/modified.*October 21, 2021/i, /\b13\b/, /parent/i, /5 calendar days/, /\$?100/, /30 days/],
    links: legalLinks,
  },
  '/giveawayterms': {
    texts: [/18/, /United States/, /automated/i, /incomplete/i, /5 business days/, /48 hours/, /6 months/],
    links: legalLinks,
  },
};

const headerOf = ({ account = true, navigation = true }: Partial<PageChrome>) => {
  if (!account) return 'bare';
  return navigation ? 'full' : 'account-only';
};

/** With the heading, the frame and the title that the page's own data promises. */
const listed: Readonly<Record<string, PublicPage>> = Object.fromEntries(
  listedPages.map(({ path, listing, chrome, words }) => [
    path,
    {
      heading: listing.heading,
      header: headerOf(chrome ?? {}),
      footer: chrome?.footer ?? 'full',
      ownTitle: words !== homeWords,
      ...contents[path],
    },
  ]),
);

const aliasOf = (path: string): PublicPage => {
  const page = listed[path];
  if (page === undefined) throw new Error(`${path} is not listed.`);
  return { ...page, isAlias: true };
};

/** Every address that a visitor can open, and what must stand there. */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  ...listed,
  '/v2': aliasOf('/'),
  '/login': { ...aliasOf('/'), modal: 'Sign in to your account' },
  '/sign-up': { ...aliasOf('/'), modal: 'Join the fun' },
  '/premium': { ...aliasOf('/pricing'), leadsTo: '/pricing' },
  '/for': { ...aliasOf('/for/livestreamers'), leadsTo: '/for/livestreamers' },
  '/for/somebody-else': { ...aliasOf('/for/livestreamers'), status: 404, leadsTo: '/for/livestreamers' },
  '/unsubscribe': {
    heading: 'No more of these letters?',
    texts: ['One press, and letters like the one that you came from end. No sign-in needed.'],
    links: [{ name: 'Choose which letters you get', to: '/settings/notifications' }],
    ownTitle: true,
  },
  '/merge': {
    heading: 'Merge accounts',
    texts: ['Two accounts of yours become one when both sides confirm it. Nothing is charged.'],
    ownTitle: true,
  },
  '/not-found': notFound,
  '/a/b/c': { ...notFound, status: 404, isAlias: true },
  '/nobody-is-called-this': { ...notFound, status: 404, isAlias: true },
  '/00000000-0000-4000-8000-000000000000': { ...notFound, isAlias: true },
};
