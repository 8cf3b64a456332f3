import { brand, couponCodes, stations, whatIsPath } from '@backbeat/domain';
import type { PageLink, PublicPage } from './PublicPage.ts';

const { links } = brand;

const trial = couponCodes.oneMonthFree;
const premiumWith = (coupon: string) => `/checkout/premium?coupon=${coupon}`;
const external = (name: string | RegExp, to: string): PageLink => ({ name, to, newWindow: true });

/** The links of the plan cards to what the plans hold. */
const detailsOf = (...plans: readonly string[]): readonly PageLink[] =>
  plans.map((plan) => ({ name: `Learn more about ${plan}`, to: '/which-plan-is-best' }));
const details = detailsOf('Premium', 'Pro');

const games = ['GTA', 'League Of Legends', 'Fortnite', 'Fifa', 'Call of Duty', 'Minecraft'] as const;
const tiles = Object.values(stations);

const home: PublicPage = {
  heading: 'Need Twitch & YouTube-Safe Music? We Got It.',
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
    { name: 'Start free trial', to: premiumWith(trial) },
    { name: 'Start free trial', to: `/checkout/pro?coupon=${trial}` },
    ...details,
    { name: 'See Pro', to: '/for/pro' },
    external('Get the plugin', links.streamDeckStore),
    external('Open the invite', links.discord),
    external('nightowl_plays on Twitch', 'https://www.twitch.tv/nightowl_plays'),
  ],
  startsWith: { period: 'Yearly', yearly: 'Yearly (50% off)' },
};

const features = ['Built-in features', 'Streaming-tools app store', 'Hot key', 'Chatbot'];

const audience: Omit<PublicPage, 'heading'> = {
  headings: [...features, 'Premium', 'Pro', 'Free'],
  texts: ['15+ custom actions', '$14.99', 'Special Price for New Users'],
  links: [
    { name: 'Start free trial', to: '/free-trial' },
    { name: 'Start free trial', to: premiumWith(trial) },
    ...details,
    { name: 'Try for free', to: '/sign-up' },
    external(/app store/i, links.streamlabsAppStore),
  ],
  startsWith: { period: 'Monthly', yearly: 'Yearly (2 months free)' },
};

const livestreamers: PublicPage = {
  ...audience,
  heading: 'Play music live. Keep the whole recording.',
  ownTitle: true,
};

const pricing: PublicPage = {
  heading: `${brand.name} Pricing`,
  texts: [
    "Choose your perfect plan, monthly or yearly. It's that simple",
    'No mandatory chatbot',
    'Your own playlists and advanced search',
    'Interactive mode',
    'Premium support on Discord',
    '70% of your fee goes to artists',
    'Special Price for New Users',
    '$7.49',
    /within 14 days/,
    /cancel .*any time|any time.*cancel/i,
    ...tiles.map(({ numberOfTracks, lengthInHours }) => `${numberOfTracks} tracks | ${lengthInHours} hrs`),
  ],
  headings: ['Premium', 'Pro', 'Free', ...tiles.map(({ title }) => title), 'Good questions'],
  links: [
    { name: 'Start free trial', to: premiumWith(trial) },
    { name: 'Start free trial', to: `/checkout/premiumdownloads?coupon=${trial}` },
    { name: 'Start free trial', to: `/checkout/pro?coupon=${trial}` },
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

/** Every address that a visitor can open, and what must stand there (specification, section 2). */
export const publicPages: Readonly<Record<string, PublicPage>> = {
  '/': home,
  '/v2': { ...home, isAlias: true },
  '/login': { ...home, modal: 'Sign in to your account', isAlias: true },
  '/sign-up': { ...home, modal: 'Join the fun', isAlias: true },
  '/pricing': pricing,
  '/premium': { ...pricing, leadsTo: '/pricing', isAlias: true },
  '/which-plan-is-best': {
    heading: 'Which kind of creator are you?',
    texts: [/several times a week/, /downloadable tracks.*cleared/i],
    links: [
      { name: 'Start free trial', to: premiumWith(trial) },
      { name: 'Start free trial', to: `/checkout/pro?coupon=${trial}` },
    ],
    footer: 'hidden',
  },
  [whatIsPath(brand)]: {
    heading: `What is ${brand.name}?`,
    links: [
      { name: 'Find your perfect plan', to: '/which-plan-is-best' },
      { name: 'Start free trial', to: '/free-trial' },
    ],
    ownTitle: true,
  },
  '/for': { ...livestreamers, leadsTo: '/for/livestreamers', isAlias: true },
  '/for/livestreamers': livestreamers,
  '/for/downloaders': {
    ...audience,
    heading: 'Take the track. Keep the video up.',
    headings: [...features, 'Download', 'Pro', 'Free'],
    texts: ['15+ custom actions', 'Limited streaming'],
    links: [
      { name: 'Start free trial', to: `/checkout/premiumdownloads?coupon=${trial}` },
      { name: 'Start free trial', to: `/checkout/pro?coupon=${trial}` },
      ...detailsOf('Download', 'Pro'),
      { name: 'Try for free', to: '/sign-up' },
      external(/app store/i, links.streamlabsAppStore),
    ],
  },
  '/for/somebody-else': {
    ...livestreamers,
    status: 404,
    leadsTo: '/for/livestreamers',
    isAlias: true,
  },
  '/for/artists': {
    heading: '70% goes to the music',
    headings: ['Distribution Partners', 'Labels & Catalogs', 'Partners & Associations', 'Trusted by Artists'],
    texts: [/2 million\+/, '70%'],
    links: [external(/Become a partner/, links.becomeAPartner)],
    ownTitle: true,
  },
  '/for/pro': {
    heading: 'Pro grows when you do',
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
    heading: 'A month of music, $0.00',
    headings: ['How the month goes', 'Premium', 'Creator approved'],
    texts: ['$0.00', '$11.99', 'Distribution Partners', 'Labels & Catalogs', '600K'],
    links: [{ name: 'Start free trial', to: `${premiumWith(trial)}&billing=monthly` }],
    header: 'account-only',
    footer: 'minimal',
  },
  '/vidcon': {
    heading: 'Meet us at VidCon. Stream for half the price.',
    texts: ['50%', 'Anaheim Convention Center', /22[-–]25 June 2022/, '$5.99', '$35.94'],
    links: [
      { name: 'Get 50% off', to: premiumWith(couponCodes.vidcon) },
      { name: 'Get 50% off', to: `${premiumWith(couponCodes.vidcon)}&billing=monthly` },
      { name: 'Get 50% off', to: `${premiumWith(couponCodes.vidcon)}&billing=yearly` },
    ],
  },
  '/twitch': {
    heading: 'Chat wants music. You get 14 days free.',
    headings: [...games, ...tiles.map(({ title }) => title)],
    texts: [/14[ -]day/, '4272 tracks | 201 hrs'],
    links: [{ name: 'Start 14-day free trial', to: `${premiumWith(couponCodes.twitch14)}&billing=monthly` }],
  },
  '/affiliate': {
    heading: 'One link sets off the rest',
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
    heading: 'Give a streamer their soundtrack',
    texts: ['$15', '$150'],
    links: [{ name: 'Buy a gift card', to: '/purchase/gift_card/backbeat_gift_card' }],
  },
  '/pipelinegg': {
    heading: 'Music for creators on Pipeline',
    headings: ['Premium', 'Pro', 'Free'],
    links: [
      { name: 'Start free trial', to: premiumWith(trial) },
      { name: 'Try for free', to: '/sign-up' },
    ],
    header: 'bare',
    footer: 'hidden',
    startsWith: { period: 'Monthly', yearly: 'Yearly (3 months free)' },
  },
  '/download': {
    heading: `${brand.name} on your desktop`,
    texts: [`${brand.name} for Mac`, `${brand.name} for Windows`],
    links: [
      { name: 'Download for Mac', to: links.macApp },
      { name: 'Download for Windows', to: links.windowsApp },
    ],
  },
  '/song-requests': { heading: 'Missing a song? Ask.' },
  '/about': { heading: `About ${brand.name}` },
  '/cookie-policy': {
    heading: 'Cookie Policy',
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
  '/dmca': {
    heading: 'DMCA',
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
  '/privacy': { heading: 'Privacy Policy', texts: [/effective.*October 21, 2021/i], links: legalLinks },
  '/terms': {
    heading: 'Terms of Use',
    texts: [/modified.*October 21, 2021/i, /\b13\b/, /parent/i, /5 calendar days/, /\$?100/, /30 days/],
    links: legalLinks,
  },
  '/giveawayterms': {
    heading: 'Giveaway rules',
    texts: [/18/, /United States/, /automated/i, /incomplete/i, /5 business days/, /48 hours/, /6 months/],
    links: legalLinks,
  },
  '/not-found': notFound,
  '/a/b/c': { ...notFound, status: 404, isAlias: true },
  '/nobody-is-called-this': { ...notFound, status: 404, isAlias: true },
  '/00000000-0000-4000-8000-000000000000': { ...notFound, isAlias: true },
};
