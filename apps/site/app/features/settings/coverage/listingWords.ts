import { brand, dateText, dayMs } from '@backbeat/domain';
import {
  changesWindowMs,
  coveragePlatformNames,
  listingGraceMs,
  maxChannelChanges,
} from '@backbeat/domain/coverage';
import type { Coverage } from '@backbeat/sdk/contract';
import type { BadgeProps } from '@backbeat/ui';
import { videoChannelId } from './videoChannelId.ts';

type Channel = Coverage['channels'][number];
type Listing = NonNullable<Channel['listing']>;

/** Where a channel stands with the list of its platform, and what to do. */
export interface ListingWords {
  readonly label: string;
  readonly tone: NonNullable<BadgeProps['tone']>;
  readonly text: string;
  /** `null` where nothing has to be done. */
  readonly action: { readonly label: string; readonly href: string } | null;
}

interface Place {
  /** Of the platform. */
  readonly where: string;
  readonly listing: Listing;
  readonly isListed: boolean;
  /** Whether a plan covers now. */
  readonly hasPlan: boolean;
}

const graceHours = listingGraceMs / 3_600_000;
const changesDays = changesWindowMs / dayMs;
const findChannel = { label: 'Find your channel', href: `/covered#${videoChannelId}` } as const;
const plans = { label: 'See the plans', href: '/pricing' } as const;
const untilText = (until: string | null): string => (until === null ? 'soon' : `on ${dateText(until)}`);

const problems: Readonly<
  Record<NonNullable<Listing['problem']>, (place: Place) => Pick<ListingWords, 'text' | 'action'>>
> = {
  'unknown-channel': ({ where }) => ({
    text: `${where} has no such channel any more. Find the one that you have now.`,
    action: findChannel,
  }),
  refused: ({ where }) => ({
    text: `${where} does not list it, and says no more. We ask again every day. Write to us if it stays so.`,
    action: { label: 'Write to us', href: `mailto:${brand.supportEmail}` },
  }),
  'changed-often': ({ listing: { until } }) => ({
    text: `Each place of your plan can go to another channel ${maxChannelChanges} times in ${changesDays} days. This one gets its place by itself, ${untilText(until)}.`,
    action: null,
  }),
  unanswered: ({ where }) => ({
    text: `${where} has not answered yet. We ask again until it does, and you need do nothing.`,
    action: null,
  }),
};

const states: Readonly<Record<Listing['state'], (place: Place) => ListingWords>> = {
  connected: ({ where, hasPlan }) =>
    hasPlan
      ? {
          label: 'Not listed yet',
          tone: 'sun',
          text: `We ask ${where} within a minute to put it on its list of channels without claims.`,
          action: null,
        }
      : {
          label: 'Not listed',
          tone: 'plain',
          text: `No plan covers it now, so it is not on ${where}’s list of channels without claims.`,
          action: plans,
        },
  listing: ({ where, isListed, listing: { problem } }) => {
    if (!isListed)
      return {
        label: 'Not listed',
        tone: 'pink',
        text: `${where} has not put it on its list in ${graceHours} hours. We go on asking; until it has, the channel is not covered.`,
        action: null,
      };
    const asked =
      problem === 'unanswered'
        ? `${where} has not answered yet, and we ask again until it does.`
        : `${where} is asked to put it on its list of channels without claims.`;
    return {
      label: 'Being listed',
      tone: 'sun',
      text: `${asked} Meanwhile it counts as listed, for ${graceHours} hours.`,
      action: null,
    };
  },
  listed: ({ where, listing: { since } }) => ({
    label: 'Listed',
    tone: 'teal',
    text: `On ${where}’s list of channels without claims since ${dateText(since)}.`,
    action: null,
  }),
  failed: (place) => ({
    label: 'Not listed',
    tone: 'pink',
    ...problems[place.listing.problem ?? 'unanswered'](place),
  }),
  leaving: ({ listing: { until } }) => ({
    label: 'Leaving the list',
    tone: 'sun',
    text: `No plan covers it any more. It leaves the list ${untilText(until)}, unless you go back on one.`,
    action: { label: 'Look at your plan', href: '/settings/subscription' },
  }),
  gone: ({ where, listing: { since } }) => ({
    label: 'Off the list',
    tone: 'plain',
    text: `It left ${where}’s list on ${dateText(since)}.`,
    action: plans,
  }),
};

/** What of the coverage says whether a plan covers. */
type Light = Pick<Coverage, 'light' | 'reason'>;

/** Where a channel stands. A platform without a list has a channel covered while it is connected. */
export const listingWords = (
  { platform, is_listed: isListed, listing }: Channel,
  { light, reason }: Light,
): ListingWords => {
  const where = coveragePlatformNames[platform];
  const hasPlan = light !== 'red' || reason === 'audience';
  if (listing !== null) return states[listing.state]({ where, listing, isListed, hasPlan });
  if (!isListed)
    return {
      label: 'No channel yet',
      tone: 'sun',
      text: 'You are signed in with Google, but we do not know your channel.',
      action: findChannel,
    };
  return platform === 'twitch'
    ? {
        label: 'Connected',
        tone: 'teal',
        text: 'Twitch keeps no list: it counts as listed while it is connected.',
        action: null,
      }
    : { label: 'Listed', tone: 'teal', text: 'It is on our list.', action: null };
};
