import { brand, partnerData, policy, whatIsPath } from '@backbeat/domain';

/** What is said of a page where only a name fits, and on the picture that shared links show. */
export interface SitePage {
  /** As a way through the site names it. */
  readonly name: string;
  /** The sentence on the picture: the page's own heading. */
  readonly heading: string;
  /** The part of the heading that is drawn in pink; it ends it. */
  readonly loud?: string;
  /** A line for lists of pages. */
  readonly about: string;
}

const page = (name: string, heading: string, about: string, loud?: string): SitePage => ({
  name,
  heading,
  about,
  ...(loud === undefined ? {} : { loud }),
});

/** Every page that search engines list, by its path, in the order in which people meet them. */
export const sitePages: Readonly<Record<string, SitePage>> = {
  '/': page(
    brand.name,
    'Need Twitch & YouTube-Safe Music? We Got It.',
    'What the service is, its stations and plans',
    'We Got It.',
  ),
  [whatIsPath(brand)]: page(
    `What is ${brand.name}?`,
    `What is ${brand.name}?`,
    'The service in four steps: catalogue, stations, player, paid artists',
  ),
  '/pricing': page('Pricing', `${brand.name} Pricing`, 'Plans, prices, what each plan holds, questions'),
  '/which-plan-is-best': page(
    'Which plan is best',
    'Which kind of creator are you?',
    'One question that ends in a plan',
  ),
  '/for/livestreamers': page(
    'For livestreamers',
    'Play music live. Keep the whole recording.',
    'Premium for live streams: stations, chatbot, hot keys, player',
    'Keep the whole recording.',
  ),
  '/for/downloaders': page(
    'For downloaders',
    'Take the track. Keep the video up.',
    'Cleared tracks as files for videos',
    'Keep the video up.',
  ),
  '/for/pro': page(
    'Pro',
    'Pro grows when you do',
    'Streaming and downloads, priced by the size of the audience',
    'when you do',
  ),
  '/for/artists': page(
    'For artists',
    `${policy.artistSharePercent}% goes to the music`,
    'How artists, labels and distributors are paid',
    'goes to the music',
  ),
  '/free-trial': page(
    'Free trial',
    'A month of music, $0.00',
    'The first month of Premium for nothing',
    '$0.00',
  ),
  '/twitch': page(
    'Twitch offer',
    'Chat wants music. You get 14 days free.',
    'Fourteen days of Premium for streamers on Twitch',
    'You get 14 days free.',
  ),
  '/vidcon': page(
    'VidCon offer',
    'Meet us at VidCon. Stream for half the price.',
    'Half off Premium for visitors of the convention',
    'Stream for half the price.',
  ),
  '/pipelinegg': page('Pipeline offer', partnerData.title, 'Partner prices for creators on Pipeline'),
  '/affiliate': page(
    'Affiliate program',
    'One link sets off the rest',
    'What the affiliate program pays, and how to join it',
    'sets off the rest',
  ),
  '/giftcard': page(
    'Gift cards',
    'Give a streamer their soundtrack',
    'Gift cards for Premium or Download',
    'their soundtrack',
  ),
  '/download': page(
    'Desktop app',
    `${brand.name} on your desktop`,
    'The player for macOS and Windows',
    'on your desktop',
  ),
  '/song-requests': page(
    'Song requests',
    'Missing a song? Ask.',
    'Ask for a track that is not in the catalogue',
    'Ask.',
  ),
  '/about': page('About', `About ${brand.name}`, 'About the service'),
  '/terms': page('Terms of Use', 'Terms of Use', 'The rules of the service'),
  '/privacy': page('Privacy Policy', 'Privacy Policy', 'What is kept about people, and why'),
  '/cookie-policy': page('Cookie Policy', 'Cookie Policy', 'Which cookies are set, and how to refuse them'),
  '/license-services-agreement': page(
    'Licence agreement',
    'Licence Services Agreement',
    'What a subscription licenses for videos and streams',
  ),
  '/dmca': page('DMCA', 'DMCA', 'Notices and counter-notices on copyright'),
  '/giveawayterms': page('Giveaway rules', 'Giveaway rules', 'The rules of giveaways'),
};
